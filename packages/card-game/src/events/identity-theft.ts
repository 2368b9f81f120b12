import type { Seat } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { chooseSome } from '../round/questions.ts'
import { reportNoEffect, swapScores } from '../table/round-verbs.ts'
import { swapHands } from '../table/whole-hands.ts'

export const identityTheft: EventKind = {
  id: 'identity-theft',
  name: { en: 'Identity Theft', de: 'Identity Theft' },
  text: {
    en: 'The highest and the lowest score change owners. Without points, whoever set this off makes two players swap hands.',
    de: 'Der höchste und der tiefste Punktestand wechseln die Besitzer. Ohne Punkte lässt, wer das ausgelöst hat, zwei Leute ihre Hände tauschen.',
  },
  rulings: [
    { en: 'All scores are equal: nothing happens.', de: 'Alle haben gleich viele Punkte: Nichts passiert.' },
    {
      en: 'On a tie for highest or lowest it is the first in order of play.',
      de: 'Bei Gleichstand trifft es die erste Person der Reihe nach.',
    },
    { en: 'It ends no match before the round is over.', de: 'Es beendet keine Partie vor dem Rundenende.' },
    {
      en: 'A Lucky Bastard keeps their score, or without points their hand.',
      de: 'Wer Lucky Bastard reingeworfen hat, behält die Punkte, oder ohne Punkte die Hand.',
    },
  ],
  answerHints: {
    'swap-hands': {
      en: 'These two swap everything they hold. You may be one of them.',
      de: 'Diese zwei tauschen alles, was sie halten. Du darfst dabei sein.',
    },
  },
  run: (table, players, trigger) =>
    table.setup.limit === null ? swapTwo(table, players, trigger) : swapExtremes(table, players),
}

function swapExtremes(table: Table, players: readonly Seat[]): void {
  const scores = players.map((seat) => table.scores[seat])
  const highest = players[scores.indexOf(Math.max(...scores))]
  const lowest = players[scores.indexOf(Math.min(...scores))]
  if (table.scores[highest] === table.scores[lowest]) reportNoEffect(table, 'identity-theft')
  else swapScores(table, highest, lowest)
}

function* swapTwo(table: Table, players: readonly Seat[], trigger: Seat): GameScript<void> {
  if (players.length < 2) return
  const question = { ask: 'swap-hands', source: 'identity-theft' } as const
  const [a, b] = players.length === 2 ? players : yield* chooseSome(trigger, question, 'seat', players, 2)
  swapHands(table, a, b)
}
