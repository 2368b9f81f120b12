import type { EventKind } from '../model/event-kind.ts'
import { choosePlacement, placementsIgnoringColour } from '../round/questions.ts'
import { drawUp, place } from '../table/verbs.ts'

export const restock: EventKind = {
  id: 'restock',
  name: { en: 'Restock', de: 'Nachschub' },
  text: {
    en: 'In turn, everybody places a card from their hand; then all draw up to four.',
    de: 'Der Reihe nach legen alle eine Handkarte aufs Brett; dann ziehen alle auf vier auf.',
  },
  rulings: [
    {
      en: 'Any colour goes on any colour; white cards, manholes, start and skull stay uncovered. Nothing acts.',
      de: 'Jede Farbe darf auf jede; weisse Karten, Gullys, Start und Totenkopf bleiben frei. Nichts wirkt.',
    },
    {
      en: 'A Troublemaker laid out here was not played: it acts on whoever ends there, you included.',
      de: 'Ein Troublemaker, der so hinkommt, wurde nicht gespielt: Er wirkt auf alle, die dort landen, auch auf dich.',
    },
    {
      en: 'If the pile is too short, cards go round in order as far as they last, and the round ends with this turn.',
      de: 'Reicht der Stapel nicht, gibt es der Reihe nach Karten, solange welche da sind, und die Runde endet mit diesem Zug.',
    },
  ],
  answerHints: {
    restock: {
      en: 'Nothing acts now. From the next step on, it lies there like any other.',
      de: 'Jetzt wirkt nichts. Danach liegt sie da wie jede andere.',
    },
  },
  *run(table, order) {
    for (const seat of order) {
      const question = { ask: 'restock', source: 'restock' } as const
      const where = yield* choosePlacement(table, seat, question, placementsIgnoringColour)
      if (where) place(table, seat, where)
    }
    drawUp(table, order)
  },
}
