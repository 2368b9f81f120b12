import { attack } from './attack.ts'
import { black } from './black.ts'
import { counterattack } from './counterattack.ts'
import { draw } from './draw.ts'
import { firstCard } from './first-card.ts'
import { lastCard } from './last-card.ts'
import { pandora } from './pandora.ts'
import type { Lesson } from './stage.ts'
import { supercharge } from './supercharge.ts'
import { troublemaker } from './troublemaker.ts'
import { wish } from './wish.ts'

/** The lessons in the order in which they build on each other. */
export const FRANTIC_LESSONS: readonly Lesson[] = [
  firstCard,
  draw,
  wish,
  attack,
  counterattack,
  black,
  lastCard,
  troublemaker,
  supercharge,
  pandora,
]
