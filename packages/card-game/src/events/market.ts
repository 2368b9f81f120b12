import type { EventKind } from '../event.ts'
import { chooseOne } from '../questions.ts'
import { pickUp, turnOver } from '../verbs.ts'

export const market: EventKind = {
  id: 'market',
  name: { en: 'Market', de: 'Market' },
  text: {
    en: 'As many cards as players are turned over. In order of play, each takes one. Haggling is pointless.',
    de: 'So viele Karten wie Leute werden aufgedeckt. Der Reihe nach nimmt jede Person eine. Feilschen zwecklos.',
  },
  *run(table, players) {
    turnOver(table, players.length)
    for (const seat of players) {
      const [last, more] = table.display
      if (last === undefined) return
      const card =
        more === undefined
          ? last
          : yield* chooseOne(seat, { ask: 'pick', source: 'market' }, 'card', table.display.slice())
      pickUp(table, seat, [card])
    }
  },
}
