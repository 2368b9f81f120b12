import { formatSigned } from '@slapwise/kernel'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'

interface Moment {
  readonly decisionIndex: number
  readonly points: number
  /** The question that was decided; missing if nobody decided anything. */
  readonly question?: string
  readonly text: string
  readonly better?: string
  /** Plays the better answer on. */
  onAskWhatIf?(): void
}

interface Props {
  readonly moments: readonly Moment[]
  onChoose(decisionIndex: number): void
}

/** Moments of the match with what they were worth. A tap leads to the table as it was. */
export function MomentList({ moments, onChoose }: Props) {
  const { analysis: texts, whatIf } = useAfterMatchI18n().messages
  return (
    <ul className="analysis-moments">
      {moments.map(({ decisionIndex, points, question, text, better, onAskWhatIf }) => (
        <li key={decisionIndex}>
          <button type="button" onClick={() => onChoose(decisionIndex)} title={texts.goTo(decisionIndex + 1)}>
            <b data-sign={points < 0 ? 'minus' : 'plus'}>{formatSigned(points)}</b>
            <span>
              {question && <small>{question}</small>}
              <span className={question ? undefined : 'analysis-story'}>{text}</span>
              {better && <em>{better}</em>}
            </span>
          </button>
          {onAskWhatIf && (
            <button type="button" className="link" onClick={onAskWhatIf}>
              {whatIf.title}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
