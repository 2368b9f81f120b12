import { draw } from './draw.ts'
import { firstCard } from './first-card.ts'
import type { Lesson } from './stage.ts'
import { wish } from './wish.ts'

/** The lessons in the order in which they build on each other. */
export const FRANTIC_LESSONS: readonly Lesson[] = [firstCard, draw, wish]
