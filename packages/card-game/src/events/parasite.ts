import { type EventKind, isSpared } from '../event.ts'
import { startLasting } from '../lasting.ts'

export const parasite: EventKind = {
  id: 'parasite',
  name: { en: 'Parasite', de: 'Parasite' },
  text: {
    en: 'Whoever sits to the left of a finisher may discard two cards before the points are counted.',
    de: 'Wer links von einer fertigen Person sitzt, darf zwei Karten abwerfen, bevor gezählt wird.',
  },
  rulings: [
    {
      en: 'Two or none, and you choose which; with fewer, it is all you have or nothing.',
      de: 'Zwei oder keine, und welche, wählst du; mit weniger ist es alles oder nichts.',
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
  lasting: { feedsOnFinishers: (lasting, seat) => !isSpared(lasting, seat) },
}
