import type { EventKind } from '../model/event-kind.ts'
import { chooseFromHand } from '../round/questions.ts'
import { handsCount } from '../table/ending.ts'
import { isSpared, startLasting } from '../table/lasting.ts'
import { leftOf, orderAfter } from '../table/seats.ts'
import { discard } from '../table/verbs.ts'

const CARDS = 2

export const parasite: EventKind = {
  id: 'parasite',
  name: { en: 'Parasite', de: 'Parasite' },
  text: {
    en: 'Whoever sits to the left of a finisher discards two cards before the points are counted.',
    de: 'Wer links von einer fertigen Person sitzt, wirft zwei Karten ab, bevor gezählt wird.',
  },
  rulings: [
    {
      en: 'You choose the two; with fewer, it is what you have.',
      de: 'Welche zwei, wählst du; mit weniger ist es, was du hast.',
    },
    {
      en: 'It comes after Nice Try and right before scoring.',
      de: 'Es kommt nach Nice Try und unmittelbar vor dem Zählen.',
    },
    { en: 'Nobody has finished: nobody discards.', de: 'Niemand ist fertig: Niemand wirft ab.' },
    {
      en: 'The End and Doomsday leave no time for it.',
      de: 'Bei The End und Doomsday bleibt keine Zeit dafür.',
    },
    {
      en: 'Whoever was a Lucky Bastard when it came gets nothing out of it.',
      de: 'Wer dabei Lucky Bastard reingeworfen hat, hat nichts davon.',
    },
  ],
  run(table, players) {
    startLasting(table, 'parasite', players, [])
  },
  lasting: {
    *roundEnds(table, lasting, finishers) {
      if (!handsCount(table)) return
      const parasites = finishers.map((seat) => leftOf(table, seat))
      for (const seat of orderAfter(table, table.turn)) {
        if (!parasites.includes(seat) || isSpared(lasting, seat)) continue
        const cards = yield* chooseFromHand(table, seat, CARDS, { ask: 'discard', source: 'parasite' })
        discard(table, seat, cards)
      }
    },
  },
}
