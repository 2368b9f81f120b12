import type { ReactNode } from 'react'
import { type LocalizedText, textIn, useI18n } from '../../i18n/index.tsx'
import { CoachFace } from '../../ui/face/coach-face.tsx'
import type { Mood } from '../../ui/face/mood.ts'
import { isLongCoachText } from './coach-text.ts'
import type { LessonProgress } from './lesson-run.ts'
import './coach.css'

interface Props {
  readonly title: LocalizedText
  readonly progress: LessonProgress
  readonly stepsDone: number
  readonly stepCount: number
  /** Buttons. */
  readonly children: ReactNode
}

/** The coach above the table: what is said, how far the lesson is, and the buttons. Its height is fixed. */
export function Coach({ title, progress, stepsDone, stepCount, children }: Props) {
  const { messages, language } = useI18n()
  const { phase, says } = progress
  const text = says ? textIn(says, language) : messages.lessons.watch
  return (
    <section
      className="coach"
      data-phase={phase}
      data-keep-clear="always"
      aria-label={`${messages.lessons.coach}: ${textIn(title, language)}`}
    >
      <CoachFace mood={moodOf(progress)} />
      <p className="coach-text" data-long={isLongCoachText(text) || undefined} role="status">
        <span>{text}</span>
      </p>
      <div className="coach-row">{children}</div>
      <ol className="coach-steps" aria-label={messages.lessons.stepCount(stepsDone, stepCount)}>
        {Array.from({ length: stepCount }, (_, i) => (
          <li key={i} data-done={i < stepsDone || undefined} />
        ))}
      </ol>
    </section>
  )
}

function moodOf({ phase, says }: LessonProgress): Mood {
  if (phase === 'wrong') return 'wince'
  if (phase === 'done') return 'cheer'
  return phase === 'playing' && says ? 'smirk' : 'calm'
}
