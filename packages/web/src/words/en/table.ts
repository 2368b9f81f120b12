import type { TableWords } from '../lexicon/table.ts'
import { cards, list } from './grammar.ts'

export const table: TableWords = {
  playOn: 'Play on',
  or: 'or',
  anything: 'anything',
  waitFor: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  draw: 'Draw',
  pass: 'Pass',
  ok: 'OK',
  yes: 'Yes',
  no: 'No',
  done: 'Done',
  nobody: 'Nobody',
  cards,
  points: (count) => `${count} pt`,
  log: 'What happened',
  round: (round) => `Round ${round}`,
  tapToGoOn: 'tap to go on',
  wins: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
  leave: 'Leave',
  withPower: 'With which power?',
  alone: 'Without',
  holdOn: 'Hold on …',
  dontAsk: 'Not this round',
  letItBe: 'Let it be',
  drawPile: (count) => `${count} left to draw`,
  you: 'you',
}

export const why: Readonly<Record<string, string>> = {
  'not-yours': 'That is not your card.',
  'does-not-follow': 'That does not fit on what lies there.',
  'needs-ten-cards': 'Only with exactly ten cards in hand.',
  'never-playable': 'This one is never played. You are stuck with it.',
  'only-as-last-card': 'Only as your very last card.',
  sealed: 'Special cards are sealed for now.',
  blocked: 'That colour is off limits for now.',
}
