import type { EventKind } from '../model/event-kind.ts'
import { chooseFromHand } from '../round/questions.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { seatsWithFewestCards } from '../table/seats.ts'
import { give } from '../table/verbs.ts'

export const crowdfunding: EventKind = {
  id: 'crowdfunding',
  name: { en: 'Crowdfunding', de: 'Crowdfunding' },
  text: {
    en: 'Everyone chips in: a card of your choice for whoever holds the fewest.',
    de: 'Alle legen zusammen: eine Karte deiner Wahl für die Person mit den wenigsten.',
  },
  rulings: [
    {
      en: 'All have equally many cards: nothing happens.',
      de: 'Alle haben gleich viele Karten: Nichts passiert.',
    },
    {
      en: 'Several share the thinnest hand: everyone else gives each of them a card, in order of play as far as their cards go.',
      de: 'Mehrere haben am wenigsten: Alle anderen geben jeder dieser Personen eine Karte, der Reihe nach, solange es hat.',
    },
    { en: 'Fuck You may be given here.', de: 'Hier darf auch Fuck You gegeben werden.' },
  ],
  answerHints: {
    give: {
      en: 'They hold the fewest cards, so everybody else chips in.',
      de: 'Dort sind die wenigsten Karten, also legen alle anderen zusammen.',
    },
  },
  *run(table, players) {
    const poor = seatsWithFewestCards(table, players)
    if (poor.length === 0) reportNoEffect(table, 'crowdfunding')
    else
      for (const seat of players.filter((s) => !poor.includes(s)))
        for (const receiver of poor) {
          const question = { ask: 'give', source: 'crowdfunding', about: receiver } as const
          const cards = yield* chooseFromHand(table, seat, 1, question)
          give(table, seat, receiver, cards)
        }
  },
}
