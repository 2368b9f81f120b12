import type { EventKind } from '../model/event-kind.ts'
import { handSizeOf } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'

export const capitalism: EventKind = {
  id: 'capitalism',
  name: { en: 'Capitalism', de: 'Capitalism' },
  text: {
    en: 'Who has, gets: everyone draws as many cards as they hold.',
    de: 'Wer hat, dem wird gegeben: Alle ziehen so viele Karten, wie sie halten.',
  },
  rulings: [{ en: 'Whoever holds nothing draws nothing.', de: 'Wer nichts hält, zieht nichts.' }],
  run(table, players) {
    for (const seat of players) if (handSizeOf(table, seat) > 0) draw(table, seat, handSizeOf(table, seat))
  },
}
