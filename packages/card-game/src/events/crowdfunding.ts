import { noEffect } from '../course.ts'
import type { EventKind } from '../event.ts'
import { chooseFromHand } from '../questions.ts'
import { withFewestCards } from '../seats.ts'
import { give } from '../verbs.ts'

export const crowdfunding: EventKind = {
  id: 'crowdfunding',
  name: { en: 'Crowdfunding', de: 'Crowdfunding' },
  text: {
    en: 'Everyone chips in: a card of your choice for whoever holds the fewest.',
    de: 'Alle legen zusammen: eine Karte deiner Wahl für die Person mit den wenigsten.',
  },
  *run(table, players) {
    const poor = withFewestCards(table, players)
    if (poor.length === 0) noEffect(table, 'crowdfunding')
    else
      for (const seat of players.filter((s) => !poor.includes(s)))
        for (const receiver of poor) {
          const question = { ask: 'give', source: 'crowdfunding', about: receiver } as const
          const cards = yield* chooseFromHand(table, seat, 1, question)
          give(table, seat, receiver, cards)
        }
  },
}
