import type { EventKind } from '../model/event-kind.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { handSizeOf } from '../table/seats.ts'
import { findInDrawPile, takeAnyFromDiscards, takeOpenly } from '../table/verbs.ts'

export const epicFail: EventKind = {
  id: 'epic-fail',
  name: { en: 'Epic Fail', de: 'Epic Fail' },
  text: {
    en: 'Whoever holds the fewest cards gets Fuck You, wherever it may be hiding. So close.',
    de: 'Wer am wenigsten Karten hält, bekommt Fuck You, wo immer es steckt. So knapp.',
  },
  rulings: [
    {
      en: 'On a tie it is the first in order of play.',
      de: 'Bei Gleichstand trifft es die erste Person der Reihe nach.',
    },
    {
      en: 'An empty hand is the fewest: that finish is gone.',
      de: 'Eine leere Hand hat am wenigsten: Fertig ist die Person dann nicht mehr.',
    },
    {
      en: 'If it was in the draw pile, that is shuffled afterwards.',
      de: 'Steckte es im Ziehstapel, wird dieser danach gemischt.',
    },
    {
      en: 'A Lucky Bastard does not get it, and one who holds it keeps it.',
      de: 'Wer Lucky Bastard reingeworfen hat, bekommt es nicht, und wer es dabei hält, behält es.',
    },
  ],
  run(table, players) {
    const fewest = Math.min(...players.map((seat) => handSizeOf(table, seat)))
    const seat = players.find((s) => handSizeOf(table, s) === fewest)!
    const [card] = table.setup.cardsByKind['fuck-you']
    const holder = table.hands.findIndex((hand) => hand.includes(card))
    if (table.drawPile.includes(card)) findInDrawPile(table, seat, card)
    else if (table.discardPile.includes(card)) takeAnyFromDiscards(table, seat, card)
    else if (players.includes(holder) && holder !== seat) takeOpenly(table, seat, holder, [card])
    else reportNoEffect(table, 'epic-fail')
  },
}
