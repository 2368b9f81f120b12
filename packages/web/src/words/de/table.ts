import type { TableWords } from '../lexicon/table.ts'
import { cards, list } from './grammar.ts'

export const table: TableWords = {
  playOn: 'Es passt',
  or: 'oder',
  anything: 'alles',
  waitFor: (names) => `${list(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}`,
  draw: 'Ziehen',
  pass: 'Passen',
  ok: 'OK',
  yes: 'Ja',
  no: 'Nein',
  done: 'Fertig',
  nobody: 'Niemand',
  cards,
  points: (count) => `${count} P`,
  log: 'Was geschah',
  round: (round) => `Runde ${round}`,
  tapToGoOn: 'tippen und weiter',
  wins: (names) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
  leave: 'Gehen',
  withPower: 'Mit welcher Powerkarte?',
  alone: 'Ohne',
  holdOn: 'Halt, Moment …',
  dontAsk: 'Diese Runde nicht',
  letItBe: 'Lass gut sein',
  drawPile: (count) => `noch ${count} zu ziehen`,
  you: 'du',
}

export const why: Readonly<Record<string, string>> = {
  'not-yours': 'Die gehört dir nicht.',
  'does-not-follow': 'Passt nicht auf das, was da liegt.',
  'needs-ten-cards': 'Nur mit genau zehn Karten auf der Hand.',
  'never-playable': 'Die wird nie gespielt. Pech.',
  'only-as-last-card': 'Nur als allerletzte Karte.',
  sealed: 'Spezialkarten sind gerade versiegelt.',
  blocked: 'Diese Farbe ist gerade tabu.',
}
