/** The lessons of both games as test cases. */

import { decodeGift, decodePlacement, decodeRelocation, type Setup } from '@slapwise/board-game'
import { decodePowerSlot } from '@slapwise/card-game'
import { type Answer, createRandom, sampleAnswer } from '@slapwise/kernel'
import { toScreenDirection } from '../../src/games/board/artwork/street/screen-direction.ts'
import { BOARD_LESSONS } from '../../src/games/board/lessons/index.ts'
import { BOARD_LESSON_STAGE } from '../../src/games/board/lessons/stage.ts'
import { listAdviceTargets as listBoardTargets } from '../../src/games/board/table/advice-targets.ts'
import type { BoardState } from '../../src/games/board/table/state.ts'
import { FRANTIC_LESSONS } from '../../src/games/frantic/lessons/index.ts'
import { FRANTIC_LESSON_STAGE } from '../../src/games/frantic/lessons/stage.ts'
import { listAdviceTargets as listFranticTargets } from '../../src/games/frantic/table/advice-targets.ts'
import { type AnyLesson, type AnyLessonStage, isTask, type LessonTask } from '../../src/kit/lessons/lesson.ts'
import type { LessonRun } from '../../src/kit/lessons/lesson-run.ts'

export interface LessonCase {
  readonly game: string
  readonly lesson: AnyLesson
  readonly stage: AnyLessonStage
  /** The selectors of the things to press, one after the other, to give an answer. */
  listPresses(run: LessonRun, answer: Answer): readonly string[]
}

export const LESSON_CASES: readonly LessonCase[] = [
  ...FRANTIC_LESSONS.map((lesson) => ({
    game: 'frantic',
    lesson,
    stage: FRANTIC_LESSON_STAGE,
    listPresses: listFranticPresses,
  })),
  ...BOARD_LESSONS.map((lesson) => ({
    game: 'board',
    lesson,
    stage: BOARD_LESSON_STAGE,
    listPresses: listBoardPresses,
  })),
]

/** A power card is armed before the card that it is activated with. */
function listFranticPresses({ prompt }: LessonRun, answer: Answer): readonly string[] {
  return [answer].flat().flatMap((option) => {
    const slot = prompt!.choice.of === 'card' && option >= 0 ? decodePowerSlot(option) : -1
    const armed = slot < 0 ? [] : [`.own-powers li:nth-child(${slot + 1}) button`]
    return [...armed, ...listFranticTargets(prompt!, option)]
  })
}

function listBoardPresses({ prompt, host, learner, scene }: LessonRun, answer: Answer): readonly string[] {
  const option = answer as number
  const state = { match: host.viewFor(learner) } as unknown as BoardState
  const targets = listBoardTargets(state, prompt!, option)
  if (option < 0) return targets
  switch (prompt!.choice.of) {
    case 'placement': {
      const { space, direction } = decodePlacement(option)
      const { street } = scene.match.state.setup as unknown as Setup
      const arrow = toScreenDirection(street, space, direction)
      return arrow === null ? targets : [...targets, `.direction-button[data-direction="${arrow}"]`]
    }
    case 'gift':
      return [...targets, `.prompt-options .button:nth-child(${decodeGift(option).steps})`]
    case 'relocation': {
      const from = state.match.table.teleports[decodeRelocation(option).number]
      return [`[data-anchor="space-${from}"]`, ...targets]
    }
    default:
      return targets
  }
}

const RANDOM_ANSWERS = 40

/** A right, a wrong and a strange answer to the task at which a run waits; null if there is none. */
export function sampleTaskAnswers(run: LessonRun) {
  const task = run.lesson.steps[run.stepsDone] as LessonTask<unknown>
  if (!isTask(task)) throw new Error(`step ${run.stepsDone + 1} of ${run.lesson.id} is not a task`)
  const firstAnswer = (isRight: boolean): Answer | null =>
    task.replies
      .filter((reply) => (reply.isRight ?? false) === isRight)
      .flatMap(({ to }) => to)
      .flatMap((named) => run.findAnswers(named))[0] ?? null
  const random = createRandom(run.lesson.id)
  const strange = Array.from({ length: RANDOM_ANSWERS }, () => sampleAnswer(run.prompt!.choice, random))
  return {
    right: firstAnswer(true)!,
    wrong: firstAnswer(false),
    strange: strange.find((answer) => isStrange(run, answer, task)) ?? null,
  }
}

/** Whether no reply is for this answer. */
function isStrange(run: LessonRun, answer: Answer, task: LessonTask<unknown>): boolean {
  const attempt = run.retry()
  attempt.answer(answer)
  return attempt.progress.phase === 'wrong' && attempt.progress.says === (task.otherwise ?? task.says)
}

/** Lets the others play until the learner has to act, or the lesson is done. */
export function advanceFully(run: LessonRun): void {
  while (run.advance()) {
    // Each call takes a step.
  }
}

/** All texts of the coach in a lesson. */
export const listCoachTexts = ({ steps, closing }: AnyLesson) => [
  closing,
  ...steps.flatMap((step) => [
    step.says,
    ...(isTask(step) ? [...step.replies.map(({ says }) => says), step.otherwise ?? step.says] : []),
  ]),
]
