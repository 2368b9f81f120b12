import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { useI18n } from '../../i18n/index.tsx'
import { preferences } from '../../preferences/preferences.ts'
import { HintMarker } from '../../table/hint-marker/hint-marker.tsx'
import { type RenderableGame, TableScreen } from '../../table/table-screen.tsx'
import { Coach } from './coach.tsx'
import { noteFinishedLesson } from './finished-lessons.ts'
import type { AnyLesson, AnyLessonStage } from './lesson.ts'
import { useLessonNavigation } from './lesson-navigation.ts'
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
  const next = lessons[lessons.indexOf(lesson) + 1] ?? null
  return <LessonTable key={name} game={game} stage={stage} lesson={lesson} next={next} />
}

interface TableProps {
  readonly game: RenderableGame
  readonly stage: AnyLessonStage
  readonly lesson: AnyLesson
  /** Null for the last lesson. */
  readonly next: AnyLesson | null
}

/** Each attempt has a table of its own, so nothing of the attempt before is left. */
function LessonTable({ game, stage, lesson, next }: TableProps) {
  const { messages } = useI18n()
  const [{ attempt, run }, setAttempt] = useState(() => ({ attempt: 0, run: new LessonRun(lesson, stage) }))
  const start = (newRun: LessonRun) => setAttempt({ attempt: attempt + 1, run: newRun })
  const retry = () => start(run.retry())
  const source = useMemo(
    () => createLessonSource(run, preferences.get().name || messages.start.anonymousName, retry),
    [run],
  )
  useEffect(() => source.close, [source])
  useSyncExternalStore(source.subscribe, source.state)
  const { phase } = run.progress
  const isDone = phase === 'done'
  useEffect(() => {
    if (isDone) noteFinishedLesson(game.id, lesson.id)
  }, [isDone])
  const mainButton = useFocusOnMainButton(`${attempt} ${run.stepsDone} ${phase}`)
  const { goOn, tryAgain, repeat, skip, leave } = messages.lessons
  const { open } = useLessonNavigation(game.id)
  const end = useLessonEnd(game.id, lesson, next)
  const main =
    phase === 'hint'
      ? { text: goOn, act: source.leaveHint }
      : phase === 'wrong'
        ? { text: tryAgain, act: retry }
        : isDone
          ? end
          : null
  return (
    <>
      <Coach
        title={lesson.title}
        progress={run.progress}
        stepsDone={run.stepsDone}
        stepCount={lesson.steps.length}
      >
        <div className="coach-links">
          <button type="button" className="link" onClick={() => open(null)}>
            {leave}
          </button>
          {isDone ? (
            <button type="button" className="link" onClick={() => start(new LessonRun(lesson, stage))}>
              {repeat}
            </button>
          ) : (
            <button type="button" className="link" onClick={() => open(next?.id ?? null)}>
              {skip}
            </button>
          )}
        </div>
        {main && (
          <button ref={mainButton} type="button" className="button main" onClick={main.act}>
            {main.text}
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

/** After the basics a real match comes next, or the one for which the lobby waits; after any other lesson the next one. */
function useLessonEnd(game: string, lesson: AnyLesson, next: AnyLesson | null) {
  const { nextLesson, playMatch, backToLobby: backText } = useI18n().messages.lessons
  const { open, backToLobby } = useLessonNavigation(game)
  if (next?.group === lesson.group) return { text: nextLesson, act: () => open(next.id) }
  return backToLobby
    ? { text: backText, act: backToLobby }
    : { text: playMatch, act: () => navigate(`/play/${game}`) }
}

/** Elements that keep the focus although the coach has something to say. */
const BUSY_SELECTOR = 'dialog *, .drawer *'

/**
 * Moves the focus to the main button of the coach when it appears, so that Enter goes on, and back to the prompt when it
 * disappears.
 */
function useFocusOnMainButton(moment: string) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (button.current) {
      if (!activeElement?.matches(BUSY_SELECTOR)) button.current.focus()
    } else if (activeElement?.matches('body')) document.querySelector<HTMLElement>('.prompt-bar')?.focus()
  }, [moment])
  return button
}
