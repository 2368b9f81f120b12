import type { EventKind } from '../model/event-kind.ts'
import { PASS } from '../round/answer-codes.ts'
import { chooseOne } from '../round/questions.ts'
import { lay, pickUp } from '../table/verbs.ts'

export const tsunami: EventKind = {
  id: 'tsunami',
  name: { en: 'Tsunami', de: 'Tsunami' },
  text: {
    en: 'Round and round, each lays a card worth at least as much as the last. Whoever cannot or will not takes them all.',
    de: 'Reihum legt jede Person eine Karte, die mindestens so viel zählt wie die letzte. Wer nicht kann oder will, nimmt alle.',
  },
  rulings: [
    { en: 'The first has to lay a card.', de: 'Die erste Person muss eine Karte legen.' },
    {
      en: 'It goes by points: special cards 7, Curse 13, The End 17, Fuck You 42.',
      de: 'Es gelten die Punkte: Spezialkarten 7, Curse 13, The End 17, Fuck You 42.',
    },
    {
      en: 'Whoever has no card when their turn comes takes them all.',
      de: 'Wer an der Reihe ist und keine Karte hat, nimmt alle.',
    },
    { en: 'A Lucky Bastard is passed over.', de: 'Wer Lucky Bastard reingeworfen hat, wird übersprungen.' },
    {
      en: 'You are asked even if nothing you hold is high enough.',
      de: 'Du wirst auch gefragt, wenn nichts auf deiner Hand hoch genug ist.',
    },
  ],
  answerHints: {
    lay: {
      en: 'It goes by points. Whoever passes takes all that lie there.',
      de: 'Es zählen die Punkte. Wer passt, nimmt alle, die da liegen.',
    },
  },
  *run(table, players) {
    const pointsOf = (card: number) => table.setup.faces[card].points
    for (let i = 0; ; i++) {
      const seat = players[i % players.length]
      const last = table.display.at(-1)
      const hand = table.hands[seat]
      const high = last === undefined ? hand.slice() : hand.filter((card) => pointsOf(card) >= pointsOf(last))
      const options = last === undefined ? high : [PASS, ...high]
      const card =
        hand.length === 0 ? PASS : yield* chooseOne(seat, { ask: 'lay', source: 'tsunami' }, 'card', options)
      if (card === PASS) {
        pickUp(table, seat, table.display)
        return
      }
      lay(table, seat, card)
    }
  },
}
