import type { Seat } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { Table } from '../model/table.ts'
import { scorePoints } from '../table/round-verbs.ts'
import { draw } from '../table/verbs.ts'

const TAXED_CARDS = 3

export const doubleTaxation: EventKind = {
  id: 'double-taxation',
  name: { en: 'Double Taxation', de: 'Double Taxation' },
  text: {
    en: 'Your three highest cards count right now, and again later if you keep them. Without points: the lower your three, the fewer you draw.',
    de: 'Deine drei höchsten Karten zählen sofort, und später noch einmal, wenn du sie behältst. Ohne Punkte: Je tiefer deine drei, desto weniger ziehst du.',
  },
  rulings: [
    {
      en: 'Everyone hears the points, but nobody sees the cards.',
      de: 'Alle erfahren die Punkte, aber niemand sieht die Karten.',
    },
    {
      en: 'These points end no match before the round is over and say nothing about who deals next.',
      de: 'Diese Punkte beenden keine Partie vor dem Rundenende und sagen nichts darüber, wer als Nächstes gibt.',
    },
    {
      en: 'Without points: the lowest draw one, equal sums draw equally, and the next sum draws one more.',
      de: 'Ohne Punkte: Die tiefste Summe zieht eine, gleiche Summen ziehen gleich viel, und die nächste zieht eine mehr.',
    },
  ],
  run(table, players) {
    const taxes = players.map((seat) => taxOf(table, seat))
    const ranks = [...new Set(taxes)].sort((a, b) => a - b)
    players.forEach((seat, i) => {
      if (table.setup.limit === null) draw(table, seat, ranks.indexOf(taxes[i]) + 1)
      else scorePoints(table, seat, taxes[i])
    })
  },
}

function taxOf(table: Table, seat: Seat): number {
  const points = table.hands[seat].map((card) => table.setup.faces[card].points).sort((a, b) => b - a)
  return points.slice(0, TAXED_CARDS).reduce((sum, p) => sum + p, 0)
}
