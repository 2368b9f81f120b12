import type { EventKind } from '../model/event-kind.ts'
import { chooseOne } from '../round/questions.ts'
import { pickUp, turnCardsUp } from '../table/verbs.ts'

export const market: EventKind = {
  id: 'market',
  name: { en: 'Market', de: 'Market' },
  text: {
    en: 'As many cards as players are turned over. In order of play, each takes one. Haggling is pointless.',
    de: 'So viele Karten wie Leute werden aufgedeckt. Der Reihe nach nimmt jede Person eine. Feilschen zwecklos.',
  },
  rulings: [
    {
      en: 'With a Lucky Bastard one card fewer is turned over.',
      de: 'Hat jemand Lucky Bastard reingeworfen, wird eine Karte weniger aufgedeckt.',
    },
    {
      en: 'If the pile is too short, you take what there is, and the round is over after that.',
      de: 'Reicht der Stapel nicht, nehmt ihr, was da ist, und danach ist die Runde vorbei.',
    },
    {
      en: 'Whoever is left with a single card takes it without being asked.',
      de: 'Wer nur noch eine Karte zur Wahl hat, nimmt sie ungefragt.',
    },
    { en: 'Plus One does not count here.', de: 'Plus One gilt hier nicht.' },
  ],
  *run(table, players) {
    turnCardsUp(table, players.length)
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
