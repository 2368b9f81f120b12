import type { Scene } from '@slapwise/board-game/testing'
import { describe, expect, it } from 'vitest'
import type { LessonRun } from '../../../kit/lessons/lesson-run.ts'
import { lessonsSuite, playEveryWay } from '../../../kit/testing/lessons-suite.ts'
import { BOARD_LESSONS } from './index.ts'
import { BOARD_LESSON_STAGE } from './stage.ts'

lessonsSuite(BOARD_LESSONS, BOARD_LESSON_STAGE)

/** The spaces of the learner and of Zonk before each step that speaks of them, by the index of the step. */
const TOKENS: Readonly<Record<string, Readonly<Record<number, readonly [number, number]>>>> = {
  place: { 1: [2, 22], 3: [5, 29] },
  roll: { 1: [24, 30], 3: [7, 42] },
  spaces: { 0: [22, 36], 3: [24, 39], 5: [27, 39] },
  directions: { 1: [22, 31], 3: [23, 48], 5: [16, 48] },
  reactions: { 0: [12, 29] },
  events: { 0: [38, 12], 2: [12, 38], 3: [14, 40] },
  end: { 3: [11, 45], 6: [11, 50], 7: [11, 50] },
}

describe('The texts speak of what happens at the table', () => {
  it.each(BOARD_LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
    const check = ({ scene, stepsDone }: LessonRun) => {
      const { You, Zonk } = (scene as unknown as Scene).tokens()
      expect([You, Zonk], `before step ${stepsDone}`).toEqual(TOKENS[id][stepsDone] ?? [You, Zonk])
    }
    playEveryWay(lesson, BOARD_LESSON_STAGE, { atTask: check, atEnd: check })
  })
})

it('No lesson says that an empty pile alone ends a round', () => {
  const texts = JSON.stringify(BOARD_LESSONS)
  expect(texts).toMatch(/pile owes somebody a card/)
  expect(texts).not.toMatch(/pile (runs out|is empty)|Stapel (ausgeht|leer)/)
})
