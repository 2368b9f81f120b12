import type { EventKind } from '../model/event-kind.ts'
import { scheduleRoundEnd } from '../table/ending.ts'
import { countSeatTurn, isSpared, startLastingEffect } from '../table/lasting-effects.ts'

const TURNS_PER_PLAYER = 3
const DEFUSED_POINTS = 10

export const timeBomb: EventKind = {
  id: 'time-bomb',
  name: { en: 'Time Bomb', de: 'Time Bomb' },
  text: {
    en: 'Three more turns each, then it blows and all points double. Finish before that: you lose 10 points, the others get 10 more.',
    de: 'Noch drei Züge für alle, dann knallt es und alle Punkte zählen doppelt. Wer vorher fertig wird, bekommt 10 Punkte weniger, alle anderen 10 mehr.',
  },
  rulings: [
    {
      en: 'Counting starts with the next turn, and a skipped turn counts.',
      de: 'Gezählt wird ab dem nächsten Zug, und auch ein ausgesetzter Zug zählt.',
    },
    {
      en: 'Only a hand that is still empty when the round ends defuses it, so a Nice Try keeps it ticking.',
      de: 'Nur eine Hand, die am Rundenende noch leer ist, entschärft sie; nach einem Nice Try tickt sie also weiter.',
    },
    {
      en: 'Any other end leaves it without effect if no hand is empty, and The End always does.',
      de: 'Endet die Runde anders und ist keine Hand leer, bleibt sie ohne Wirkung, bei The End sowieso.',
    },
    {
      en: 'Everybody’s turns count, those of a Lucky Bastard too.',
      de: 'Alle Züge zählen, auch die von jemandem, der Lucky Bastard reingeworfen hat.',
    },
    { en: 'A second one restarts nothing.', de: 'Eine zweite fängt nicht von vorne an.' },
    {
      en: 'A Lucky Bastard is left out of bonus, penalty and doubling, but can still defuse it for the others to pay.',
      de: 'Wer Lucky Bastard reingeworfen hat, bleibt von Bonus, Strafe und Verdoppelung verschont, kann sie aber auf Kosten der anderen entschärfen.',
    },
  ],
  run(table, players) {
    startLastingEffect(
      table,
      'time-bomb',
      players,
      table.hands.map(() => TURNS_PER_PLAYER),
    )
  },
  endingScope: 'wishes',
  lastingHooks: {
    onTurnStart(table, bomb, seat) {
      if (bomb.turns[seat] === 0) scheduleRoundEnd(table, 'time-bomb')
      else countSeatTurn(table, bomb, seat)
    },
    /** No effect if the round ends in another way without an empty hand. */
    adjustRoundPoints(table, bomb, points, finishers) {
      const burnt = table.ending === 'time-bomb'
      if (!burnt && finishers.length === 0) return
      const seats = [...points.keys()].filter((seat) => !isSpared(bomb, seat))
      for (const seat of seats) {
        if (burnt) points[seat] *= 2
        else points[seat] += finishers.includes(seat) ? -DEFUSED_POINTS : DEFUSED_POINTS
      }
      table.facts?.push({ publicPart: { kind: 'time-bomb', defusedBy: burnt ? [] : finishers, seats } })
    },
  },
}
