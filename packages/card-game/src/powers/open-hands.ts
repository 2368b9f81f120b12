import type { PowerKind } from '../model/power-kind.ts'
import { countEffectTurn, startPowerEffect } from '../table/lasting-effects.ts'
import { allSeatsExcept, otherSeats } from '../table/seats.ts'
import { revealDeducedCards } from '../table/verbs.ts'
import { reportOpenHands } from '../table/whole-hands.ts'

export const openHands: PowerKind = {
  id: 'open-hands',
  name: { en: 'Open Hands', de: 'Open Hands' },
  text: {
    en: 'All the others play with open hands until your next turn begins.',
    de: 'Alle anderen spielen offen, bis dein nächster Zug beginnt.',
  },
  rulings: [
    {
      en: 'Cards that the others draw meanwhile lie open as well.',
      de: 'Auch was die anderen inzwischen ziehen, liegt offen.',
    },
    {
      en: 'If your next turn is skipped, hands are closed again then.',
      de: 'Wird dein nächster Zug übersprungen, ist es dann trotzdem vorbei.',
    },
  ],
  timing: 'before',
  run(table, player) {
    startPowerEffect(table, 'open-hands', player, 1)
    const seats = otherSeats(table, player)
    for (const seat of seats) revealDeducedCards(table, table.hands[seat])
    reportOpenHands(table, seats)
  },
  lastingHooks: {
    openHandSeats: (table, { owner }) => allSeatsExcept(table, [owner]),
    onTurnStart(table, effect, seat) {
      if (seat === effect.owner) countEffectTurn(table, effect)
    },
  },
}
