import { type Answer, createRandom, sampleAnswer } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../preferences/languages.ts'
import {
  type AnyLesson,
  type AnyLessonStage,
  isTask,
  type LessonReply,
  type LessonTask,
} from '../lessons/lesson.ts'
import { LessonRun } from '../lessons/lesson-run.ts'

/** Texts of this length fit above the table of a phone. */
const MAX_TEXT_LENGTH = 135
/** The others give far fewer answers before the learner is asked. */
const MAX_ADVANCES = 100
/** Random answers among which one is looked for that no reply is for. */
const RANDOM_ANSWERS = 40
/** Answers that are tried for each pattern: there can be forty spaces for a card. */
const MAX_ANSWERS_PER_PATTERN = 6

/** Lets the others play until the learner has to act, or the lesson is done. */
function advanceFully(run: LessonRun): void {
  for (let i = 0; run.advance(); i++)
    if (i > MAX_ADVANCES) throw new Error(`Lesson ${run.lesson.id} does not go on.`)
}

const taskOf = (run: LessonRun): LessonTask<unknown> => {
  const step = run.lesson.steps[run.stepsDone]
  if (!isTask(step)) throw new Error('This step is not a task.')
  return step
}

/** The answers to the current task by reply, each under the first reply that is meant for it. */
function answersByReply(
  run: LessonRun,
): { readonly reply: LessonReply<unknown>; readonly answers: Answer[] }[] {
  const seen = new Set<string>()
  const isNew = (answer: Answer) => seen.size < seen.add(JSON.stringify(answer)).size
  return taskOf(run).replies.map((reply) => ({
    reply,
    answers: reply.to.flatMap((named) => sample(run.findAnswers(named).filter(isNew))),
  }))
}

/** Of many answers that a pattern stands for, some from the first to the last. */
function sample(answers: readonly Answer[]): Answer[] {
  const stride = Math.max(1, (answers.length - 1) / (MAX_ANSWERS_PER_PATTERN - 1))
  const count = Math.min(answers.length, MAX_ANSWERS_PER_PATTERN)
  return Array.from({ length: count }, (_, i) => answers[Math.round(i * stride)])
}

const wrongAnswers = (run: LessonRun): Answer[] =>
  answersByReply(run).flatMap(({ reply, answers }) => (reply.isRight ? [] : answers))

interface Visitor {
  atTask?(run: LessonRun): void
  atEnd?(run: LessonRun): void
}

/**
 * Plays a lesson in every right way. Only the first answer to each reply is combined with every answer to later steps.
 * The visitor gets each run that waits at a task, and each one that is done; it must not change them.
 */
export function playEveryWay(lesson: AnyLesson, stage: AnyLessonStage, visitor: Visitor): void {
  const continueFrom = (run: LessonRun, isCombined: boolean): void => {
    for (advanceFully(run); run.progress.phase === 'hint'; advanceFully(run)) run.leaveHint()
    if (run.progress.phase === 'done') {
      visitor.atEnd?.(run)
      return
    }
    expect(run.progress.phase).toBe('task')
    visitor.atTask?.(run)
    const right = answersByReply(run).filter(({ reply, answers }) => reply.isRight && answers.length > 0)
    expect(right, `step ${run.stepsDone + 1} has a right answer`).not.toEqual([])
    const give = (answer: Answer, isNextCombined: boolean) => {
      const next = run.retry()
      expect(next.answer(answer)).toBe(true)
      expect(next.stepsDone).toBe(run.stepsDone + 1)
      continueFrom(next, isNextCombined)
    }
    if (!isCombined) give(right[0].answers[0], false)
    else for (const { answers } of right) for (const [i, answer] of answers.entries()) give(answer, i === 0)
  }
  continueFrom(new LessonRun(lesson, stage), true)
}

const canAnswer = (run: LessonRun, named: unknown): boolean => run.findAnswers(named).length > 0

/** Plays each lesson of a game as its data says, so a lesson that no longer fits the rules fails. */
export function lessonsSuite(lessons: readonly AnyLesson[], stage: AnyLessonStage): void {
  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('Lesson %s', (id, lesson) => {
    it('can be finished in every right way', () => {
      let ends = 0
      playEveryWay(lesson, stage, { atEnd: () => ends++ })
      expect(ends).toBeGreaterThan(0)
    })

    it('has no reply to an answer that cannot be given', () => {
      const possible = new Set<unknown>()
      playEveryWay(lesson, stage, {
        atTask(run) {
          for (const reply of taskOf(run).replies)
            for (const named of reply.to) if (canAnswer(run, named)) possible.add(named)
        },
      })
      const replies = lesson.steps.flatMap((step) => (isTask(step) ? step.replies : []))
      const meant = replies.flatMap(({ to }) => to).filter((named) => !possible.has(named))
      expect(meant.filter((named) => !isAnsweredLater(lesson, stage, named))).toEqual([])
    })

    it('replies to wrong and to strange answers, and lets the learner try again', () => {
      playEveryWay(lesson, stage, {
        atTask(run) {
          for (const wrong of wrongAnswers(run)) expectRetry(run, wrong)
          const strange = findStrangeAnswer(run, id)
          if (strange !== null) expectRetry(run, strange)
        },
      })
    })

    it('points at things that are there', () => {
      const run = new LessonRun(lesson, stage)
      const check = () => expect(run.targets).toHaveLength(lesson.steps[run.stepsDone].pointsAt?.length ?? 0)
      for (advanceFully(run); run.progress.phase !== 'done'; advanceFully(run)) {
        check()
        if (run.progress.phase === 'hint') run.leaveHint()
        else
          run.answer(answersByReply(run).flatMap(({ reply, answers }) => (reply.isRight ? answers : []))[0])
      }
    })

    it('has short texts in all languages', () => {
      const replies = lesson.steps.flatMap((step) =>
        isTask(step) ? [...step.replies, { says: step.otherwise ?? step.says }] : [],
      )
      const texts = [
        lesson.closing,
        ...lesson.steps.map(({ says }) => says),
        ...replies.map(({ says }) => says),
      ]
      for (const text of texts)
        for (const language of LANGUAGE_CODES) {
          expect(text[language]).toBeTruthy()
          expect(text[language]!.length, text[language]).toBeLessThanOrEqual(MAX_TEXT_LENGTH)
        }
    })
  })
}

/** Whether an answer becomes possible after a wrong one, such as a pass after a draw. */
function isAnsweredLater(lesson: AnyLesson, stage: AnyLessonStage, named: unknown): boolean {
  let isPossible = false
  playEveryWay(lesson, stage, {
    atTask(run) {
      for (const wrong of wrongAnswers(run)) {
        const attempt = run.retry()
        attempt.answer(wrong)
        isPossible ||= canAnswer(attempt, named)
      }
    },
  })
  return isPossible
}

/** A legal answer that no reply is for; null if there is none. */
function findStrangeAnswer(run: LessonRun, seed: string): Answer | null {
  const random = createRandom(seed)
  const { replies, otherwise, says } = taskOf(run)
  const expected = new Set(
    replies.flatMap(({ to }) => to.flatMap((named) => run.findAnswers(named).map((a) => JSON.stringify(a)))),
  )
  for (let i = 0; i < RANDOM_ANSWERS; i++) {
    const answer = sampleAnswer(run.prompt!.choice, random)
    if (expected.has(JSON.stringify(answer))) continue
    const attempt = run.retry()
    attempt.answer(answer)
    if (attempt.progress.says === (otherwise ?? says)) return answer
  }
  return null
}

function expectRetry(run: LessonRun, answer: Answer): void {
  const attempt = run.retry()
  expect(attempt.answer(answer)).toBe(true)
  expect(attempt.progress.phase).toBe('wrong')
  expect(attempt.progress.says).not.toBeNull()
  expect(attempt.advance()).toBe(false)
  expect(attempt.canRetry).toBe(true)
  const again = attempt.retry()
  expect(again.progress).toEqual(run.progress)
  expect(again.host.viewFor(again.learner).own).toEqual(run.host.viewFor(run.learner).own)
}
