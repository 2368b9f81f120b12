import { noEffect } from '../course.ts'
import type { EventKind } from '../event.ts'
import { cardsOf } from '../seats.ts'
import { findInDrawPile, takeOpenly, takeOutOfDiscards } from '../verbs.ts'

export const epicFail: EventKind = {
  id: 'epic-fail',
  name: { en: 'Epic Fail', de: 'Epic Fail' },
  text: {
    en: 'Whoever holds the fewest cards gets Fuck You, wherever it may be hiding. So close.',
    de: 'Wer am wenigsten Karten hält, bekommt Fuck You, wo immer es steckt. So knapp.',
  },
  run(table, players) {
    const fewest = Math.min(...players.map((seat) => cardsOf(table, seat)))
    const seat = players.find((s) => cardsOf(table, s) === fewest)!
    const [card] = table.setup.copies['fuck-you']
    const holder = table.hands.findIndex((hand) => hand.includes(card))
    if (table.drawPile.includes(card)) findInDrawPile(table, seat, card)
    else if (table.discardPile.includes(card)) takeOutOfDiscards(table, seat, card)
    else if (players.includes(holder) && holder !== seat) takeOpenly(table, seat, holder, [card])
    else noEffect(table, 'epic-fail')
  },
}
