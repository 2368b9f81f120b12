import { directions } from './directions.ts'
import { end } from './end.ts'
import { events } from './events.ts'
import { place } from './place.ts'
import { reactions } from './reactions.ts'
import { roll } from './roll.ts'
import { spaces } from './spaces.ts'
import type { Lesson } from './stage.ts'

/** The lessons in the order in which they build on each other. */
export const BOARD_LESSONS: readonly Lesson[] = [place, roll, spaces, directions, reactions, events, end]
