import type { EventKind } from '../event.ts'
import { rightOf } from '../seats.ts'
import { pickBlindly, setAside, takeUpAside } from '../verbs.ts'

const CARDS = 3

export const loot: EventKind = {
  id: 'loot',
  name: { en: 'Loot', de: 'Loot' },
  text: {
    en: 'Everyone pulls three cards, unseen, from the person on their right. Counted out at the end.',
    de: 'Alle ziehen blind drei Karten bei der Person zu ihrer Rechten. Geteilt wird am Schluss.',
  },
  run(table, players) {
    for (const seat of players) {
      const victim = rightOf(table, seat)
      const cards = players.includes(victim) && victim !== seat ? pickBlindly(table, victim, CARDS) : []
      if (cards.length > 0) setAside(table, victim, seat, cards)
    }
    takeUpAside(table)
  },
}
