import { place } from './place.ts'
import { roll } from './roll.ts'
import type { Lesson } from './stage.ts'

/** The lessons in the order in which they build on each other. */
export const BOARD_LESSONS: readonly Lesson[] = [place, roll]
