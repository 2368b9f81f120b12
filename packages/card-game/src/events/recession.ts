import type { EventKind } from '../model/event-kind.ts'
import { chooseFromHand } from '../round/questions.ts'
import { discard } from '../table/verbs.ts'

export const recession: EventKind = {
  id: 'recession',
  name: { en: 'Recession', de: 'Recession' },
  text: {
    en: 'In order of play the first discards one card, the second two, the third three… For once, being last pays.',
    de: 'Der Reihe nach wirft die erste Person eine Karte ab, die zweite zwei, die dritte drei… Für einmal lohnt es sich, die letzte zu sein.',
  },
  rulings: [
    {
      en: 'You choose which cards go; whoever has too few discards what they have.',
      de: 'Welche Karten gehen, wählst du; wer zu wenige hat, wirft ab, was da ist.',
    },
    { en: 'The last is the player who set it off.', de: 'Die letzte ist die Person, die es ausgelöst hat.' },
    {
      en: 'A Lucky Bastard is not counted, so the others move up.',
      de: 'Wer Lucky Bastard reingeworfen hat, zählt nicht mit, und die anderen rücken auf.',
    },
    {
      en: 'Whoever is rid of the last card that way has finished.',
      de: 'Wer so die letzte Karte loswird, ist fertig.',
    },
  ],
  *run(table, players) {
    for (const [i, seat] of players.entries()) {
      const cards = yield* chooseFromHand(table, seat, i + 1, { ask: 'discard', source: 'recession' })
      discard(table, seat, cards)
    }
  },
}
