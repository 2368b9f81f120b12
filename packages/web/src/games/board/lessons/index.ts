import type { Lesson } from './stage.ts'

/** The lessons in the order in which they build on each other. */
export const BOARD_LESSONS: readonly Lesson[] = []
