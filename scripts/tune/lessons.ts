import type { Lesson, Training } from './net.ts'
import type { Round } from './self-play.ts'

/** How much what has become of it in the end counts, turn by turn, beside what it looked like on the way. */
const PATIENCE = 0.85

/**
 * What a round teaches about each of its turns. How it ended is mostly chance, so that a turn is rather compared with what
 * was guessed a few turns later, by what is known so far; before anything is known, with the end alone.
 */
export function lessonsOf({ moments, leads }: Round, known: Training | null): Lesson[] {
  let outlook = leads
  const lessons: Lesson[] = []
  for (const { numbers, leads: now } of moments.toReversed()) {
    const later = outlook
    lessons.push({ numbers, gained: later.map((lead, seat) => lead - now[seat]) })
    const guess = known?.guess(numbers)
    if (guess) outlook = later.map((lead, s) => PATIENCE * lead + (1 - PATIENCE) * (now[s] + guess[s]))
  }
  return lessons
}
