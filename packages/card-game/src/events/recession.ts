import type { EventKind } from '../event.ts'
import { chooseFromHand } from '../questions.ts'
import { discard } from '../verbs.ts'

export const recession: EventKind = {
  id: 'recession',
  name: { en: 'Recession', de: 'Recession' },
  text: {
    en: 'In order of play the first discards one card, the second two, the third three… For once, being last pays.',
    de: 'Der Reihe nach wirft die erste Person eine Karte ab, die zweite zwei, die dritte drei… Für einmal lohnt es sich, die letzte zu sein.',
  },
  *run(table, players) {
    for (const [i, seat] of players.entries()) {
      const cards = yield* chooseFromHand(table, seat, i + 1, { ask: 'discard', source: 'recession' })
      discard(table, seat, cards)
    }
  },
}
