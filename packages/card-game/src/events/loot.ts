import type { EventKind } from '../model/event-kind.ts'
import { rightOf } from '../table/seats.ts'
import { pickBlindly, setAside, takeUpAside } from '../table/verbs.ts'

const STOLEN_CARDS = 3

export const loot: EventKind = {
  id: 'loot',
  name: { en: 'Loot', de: 'Loot' },
  text: {
    en: 'Everyone pulls three cards, unseen, from the person on their right. The loot is taken up at the end.',
    de: 'Alle ziehen blind drei Karten bei der Person zu ihrer Rechten. Auf die Hand kommt die Beute erst am Schluss.',
  },
  rulings: [
    {
      en: 'Fewer than three cards there: all of them are pulled.',
      de: 'Weniger als drei Karten da: Es werden alle gezogen.',
    },
    {
      en: 'What you pull cannot be pulled from you again.',
      de: 'Was du ziehst, kann dir nicht gleich wieder jemand wegziehen.',
    },
    {
      en: 'From a Lucky Bastard nothing is pulled, and nothing from anybody else instead.',
      de: 'Bei jemandem mit Lucky Bastard wird nichts gezogen, und auch sonst nirgends dafür.',
    },
    {
      en: 'Right is right, whichever way play goes.',
      de: 'Rechts ist rechts, egal, in welche Richtung gespielt wird.',
    },
  ],
  run(table, players) {
    for (const seat of players) {
      const victim = rightOf(table, seat)
      const cards =
        players.includes(victim) && victim !== seat ? pickBlindly(table, victim, STOLEN_CARDS) : []
      if (cards.length > 0) setAside(table, victim, seat, cards)
    }
    takeUpAside(table)
  },
}
