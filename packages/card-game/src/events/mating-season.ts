import type { EventKind } from '../model/event-kind.ts'
import { discard } from '../table/verbs.ts'

export const matingSeason: EventKind = {
  id: 'mating-season',
  name: { en: 'Mating Season', de: 'Mating Season' },
  text: {
    en: 'Numbers you hold at least twice run off together: discard all of them, black ones too.',
    de: 'Zahlen, die du mindestens doppelt hast, brennen zusammen durch: Wirf sie alle ab, auch die schwarzen.',
  },
  rulings: [
    {
      en: 'Special cards do not pair, not even two of a kind.',
      de: 'Spezialkarten paaren sich nicht, auch nicht zwei gleiche.',
    },
    {
      en: 'If it takes your last card, you have finished, without a Last Chance.',
      de: 'Holt es deine letzte Karte, bist du fertig, und zwar ohne Last Chance.',
    },
  ],
  run(table, players) {
    for (const seat of players) {
      const numberOf = (card: number) => table.setup.faces[card].number
      const numbers = table.hands[seat].map(numberOf)
      const isPaired = (card: number) =>
        numberOf(card) !== null && numbers.indexOf(numberOf(card)) !== numbers.lastIndexOf(numberOf(card))
      discard(table, seat, table.hands[seat].filter(isPaired))
    }
  },
}
