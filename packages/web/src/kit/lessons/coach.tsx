import type { ReactNode } from 'react'
import { type LocalizedText, textIn, useI18n } from '../../i18n/index.tsx'
import './coach.css'

interface Props {
  readonly title: LocalizedText
  readonly says: LocalizedText | null
  readonly stepsDone: number
  readonly stepCount: number
  /** Whether the last answer was wrong. */
  readonly isCorrection: boolean
  /** Buttons. */
  readonly children: ReactNode
}

/** The coach above the table: what is said, how far the lesson is, and the buttons. Its height is fixed. */
export function Coach({ title, says, stepsDone, stepCount, isCorrection, children }: Props) {
  const { messages, language } = useI18n()
  return (
    <section
      className={`coach ${isCorrection ? 'correction' : ''}`}
      aria-label={`${messages.lessons.coach}: ${textIn(title, language)}`}
    >
      <p className="coach-text" role="status">
        {says ? textIn(says, language) : messages.lessons.watch}
      </p>
      <div className="coach-row">
        <ol className="coach-steps" aria-label={messages.lessons.stepCount(stepsDone, stepCount)}>
          {Array.from({ length: stepCount }, (_, i) => (
            <li key={i} data-done={i < stepsDone || undefined} />
          ))}
        </ol>
        {children}
      </div>
    </section>
  )
}
