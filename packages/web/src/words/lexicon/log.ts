import type { Told } from '@slapwise/card-game'
import type { Sentence } from '../sentence.ts'
import type { Scene } from '../telling.ts'

/** What happened. */
export interface LogWords {
  /** One fact as a sentence; null where nobody needs it said. */
  sentence(told: Told, scene: Scene): Sentence | null
  readonly nothingYet: string
}
