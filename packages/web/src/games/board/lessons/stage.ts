import { franticBoardGame } from '@slapwise/board-game'
import { type Scene, type SceneOptions, scene } from '@slapwise/board-game/testing'
import { LEARNER, type Lesson as LessonOf, type LessonStage } from '../../../kit/lessons/lesson.ts'
import { matchesPlacement } from './placement-pattern.ts'

/** Answers are named as in the test kit; a reply may also name placements by a pattern such as `push on 12-15`. */
export type Lesson = LessonOf<SceneOptions, string>

/** Places of the table that a lesson can point at. */
const PLACES: Readonly<Record<string, string>> = {
  die: '[data-anchor="die"]',
  'draw pile': '[data-anchor="draw"]',
  answers: '.prompt-sheet',
  hand: '.hand',
  street: '.street',
}

/**
 * Lessons point at places, at spaces (`space 12`), at the tokens of players (`Zonk`), at their names and points
 * (`seat of Zonk`), and at cards in the learner's hand.
 */
function findTarget(staged: Scene, name: string): string | null {
  if (Object.hasOwn(PLACES, name)) return PLACES[name]
  if (name.startsWith('space ')) return `[data-anchor="space-${name.slice('space '.length)}"]`
  if (name.startsWith('seat of ')) return `[data-anchor="seat-${staged.seat(name.slice('seat of '.length))}"]`
  if (staged.players.includes(name)) return `[data-anchor="token-${staged.seat(name)}"]`
  const card = staged.hand(LEARNER).indexOf(name)
  return card < 0 ? null : `[data-anchor="card-${card}"]`
}

export const BOARD_LESSON_STAGE: LessonStage<SceneOptions, string> = {
  game: franticBoardGame,
  scene,
  expandPattern: (staged, pattern) =>
    (staged as Scene).may(LEARNER).filter((name) => name === pattern || matchesPlacement(pattern, name)),
  findTarget: (staged, name) => findTarget(staged as Scene, name),
}
