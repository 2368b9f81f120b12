import { franticCardGame } from '@slapwise/card-game'
import { type NamedAnswer, type Scene, type SceneOptions, scene } from '@slapwise/card-game/testing'
import { LEARNER, type Lesson as LessonOf, type LessonStage } from '../../../kit/lessons/lesson.ts'

export type Lesson = LessonOf<SceneOptions, NamedAnswer>

/** Places of the table that a lesson can point at. */
const PLACES: Readonly<Record<string, string>> = {
  'draw pile': '[data-anchor="draw"]',
  'discard pile': '[data-anchor="discard"]',
  call: '.call',
  answers: '.prompt-sheet',
  hand: '.hand',
  powers: '.own-powers',
  rules: '.active-effects',
}

/** Lessons point at places, at players, and at the learner's cards and power cards by their names. */
function findTarget(staged: Scene, name: string): string | null {
  if (Object.hasOwn(PLACES, name)) return PLACES[name]
  if (staged.players.includes(name)) return `[data-anchor="seat-${staged.seat(name)}"]`
  const slot = staged.powers(LEARNER).indexOf(name)
  if (slot >= 0) return `.own-powers > :nth-child(${slot + 1})`
  const card = staged.table.hands[staged.seat(LEARNER)].find((held) => staged.card(held) === name)
  return card === undefined ? null : `[data-anchor="card-${card}"] .card-face`
}

export const FRANTIC_LESSON_STAGE: LessonStage<SceneOptions, NamedAnswer> = {
  game: franticCardGame,
  scene,
  findTarget: (staged, name) => findTarget(staged as Scene, name),
}
