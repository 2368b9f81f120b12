import type { EventKind } from '../model/event-kind.ts'
import { chooseOneCardEach } from '../round/questions.ts'
import { handSizeOf } from '../table/seats.ts'
import { shuffleOntoPile } from '../table/verbs.ts'

export const russianRoulette: EventKind = {
  id: 'russian-roulette',
  name: { en: 'Russian Roulette', de: 'Russian Roulette' },
  text: {
    en: 'Everyone puts in a card. They are shuffled and wait on top of the draw pile. Who draws next?',
    de: 'Alle legen eine Karte ein. Sie werden gemischt und warten zuoberst auf dem Stapel. Wer zieht als Nächstes?',
  },
  rulings: [
    {
      en: 'All choose at the same time, face down, and afterwards nobody knows the order.',
      de: 'Alle wählen gleichzeitig und verdeckt, und danach kennt niemand die Reihenfolge.',
    },
    { en: 'Fuck You may be put in.', de: 'Fuck You darf eingelegt werden.' },
    { en: 'Whoever puts in the last card has finished.', de: 'Wer die letzte Karte einlegt, ist fertig.' },
  ],
  answerHints: {
    lay: {
      en: 'All of these go on top of the draw pile, shuffled. Whoever draws next gets them.',
      de: 'Alle kommen gemischt zuoberst auf den Ziehstapel. Wer als Nächstes zieht, bekommt sie.',
    },
  },
  *run(table, players) {
    const holders = players.filter((seat) => handSizeOf(table, seat) > 0)
    const cards = yield* chooseOneCardEach(table, holders, { ask: 'lay', source: 'russian-roulette' })
    shuffleOntoPile(table, holders, cards)
  },
}
