import type { PowerKind } from '../model/power-kind.ts'
import { countDown, startPower } from '../table/lasting.ts'
import { allBut, others } from '../table/seats.ts'
import { becomeClear } from '../table/verbs.ts'
import { tellOpenHands } from '../table/whole-hands.ts'

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
  when: 'before',
  run(table, player) {
    startPower(table, 'open-hands', player, 1)
    const seats = others(table, player)
    for (const seat of seats) becomeClear(table, table.hands[seat])
    tellOpenHands(table, seats)
  },
  lasting: {
    opensHands: (table, { owner }) => allBut(table, [owner]),
    turnComes(table, effect, seat) {
      if (seat === effect.owner) countDown(table, effect)
    },
  },
}
