import type { EventKind } from '../model/event-kind.ts'
import { PLAIN_DIE, rollDie } from '../round/dice.ts'
import { moveToTeleport } from '../round/movement.ts'

export const gamblingMan: EventKind = {
  id: 'gambling-man',
  name: { en: 'Gambling Man', de: 'Gambling Man' },
  text: {
    en: 'Everybody rolls. The highest goes to the manhole of that number.',
    de: 'Alle würfeln. Wer am höchsten würfelt, geht zum Gully mit dieser Zahl.',
  },
  rulings: [
    {
      en: 'Several with the highest: all of them go.',
      de: 'Haben mehrere am höchsten gewürfelt, gehen alle.',
    },
  ],
  *run(table, order) {
    const rolls: number[] = []
    for (const seat of order) rolls.push(yield* rollDie(table, seat, PLAIN_DIE))
    const highest = Math.max(...rolls)
    order.forEach((seat, i) => {
      if (rolls[i] === highest) moveToTeleport(table, seat, highest)
    })
  },
}
