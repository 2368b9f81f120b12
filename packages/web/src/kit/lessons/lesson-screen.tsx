import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { useI18n } from '../../i18n/index.tsx'
import { preferences } from '../../preferences/preferences.ts'
import { type RenderableGame, TableScreen } from '../../table/table-screen.tsx'
import { Coach } from './coach.tsx'
import { noteFinishedLesson } from './finished-lessons.ts'
import { HintMarker } from './hint-marker.tsx'
import type { AnyLesson, AnyLessonStage } from './lesson.ts'
import { LessonRun } from './lesson-run.ts'
import { createLessonSource } from './lesson-source.ts'

interface Props {
  readonly game: RenderableGame
  readonly stage: AnyLessonStage
  readonly lessons: readonly AnyLesson[]
  /** The id in the URL. */
  readonly name: string
}

/** A lesson: the coach, and below it the real table with real rules. */
export function LessonScreen({ game, stage, lessons, name }: Props) {
  const lesson = lessons.find(({ id }) => id === name)
  if (!lesson) return <ErrorScreen kind="not-found" />
  const next = lessons[lessons.indexOf(lesson) + 1]
  return <LessonTable key={name} game={game} stage={stage} lesson={lesson} nextId={next?.id ?? null} />
}

interface TableProps {
  readonly game: RenderableGame
  readonly stage: AnyLessonStage
  readonly lesson: AnyLesson
  /** Null for the last lesson. */
  readonly nextId: string | null
}

/** Each attempt has a table of its own, so nothing of the attempt before is left. */
function LessonTable({ game, stage, lesson, nextId }: TableProps) {
  const { messages } = useI18n()
  const [{ attempt, run }, setAttempt] = useState(() => ({ attempt: 0, run: new LessonRun(lesson, stage) }))
  const open = (next: LessonRun) => setAttempt({ attempt: attempt + 1, run: next })
  const retry = () => open(run.retry())
  const source = useMemo(
    () => createLessonSource(run, preferences.get().name || messages.start.anonymousName, retry),
    [run],
  )
  useEffect(() => source.close, [source])
  useSyncExternalStore(source.subscribe, source.state)
  const { phase, says } = run.progress
  const isDone = phase === 'done'
  useEffect(() => {
    if (isDone) noteFinishedLesson(game.id, lesson.id)
  }, [isDone])
  const { goOn, tryAgain, repeat, nextLesson, skip, leave } = messages.lessons
  const list = `/learn/${game.id}`
  const openNext = () => navigate(nextId === null ? list : `${list}/${nextId}`)
  return (
    <>
      <Coach
        title={lesson.title}
        says={says}
        stepsDone={run.stepsDone}
        stepCount={lesson.steps.length}
        isCorrection={phase === 'wrong'}
      >
        <button type="button" className="link" onClick={() => navigate(list)}>
          {leave}
        </button>
        {!isDone && (
          <button type="button" className="link" onClick={openNext}>
            {skip}
          </button>
        )}
        {isDone && (
          <button type="button" className="button" onClick={() => open(new LessonRun(lesson, stage))}>
            {repeat}
          </button>
        )}
        {phase === 'hint' && (
          <button type="button" className="button main" onClick={source.leaveHint}>
            {goOn}
          </button>
        )}
        {phase === 'wrong' && (
          <button type="button" className="button main" onClick={retry}>
            {tryAgain}
          </button>
        )}
        {isDone && (
          <button type="button" className="button main" onClick={openNext}>
            {nextId === null ? goOn : nextLesson}
          </button>
        )}
      </Coach>
      <TableScreen key={attempt} game={game} source={source} />
      {run.targets.map((target) => (
        <HintMarker key={target} target={target} />
      ))}
    </>
  )
}
