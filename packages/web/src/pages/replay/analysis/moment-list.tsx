import { useI18n } from '../../../i18n/index.tsx'
import { formatPoints } from './summary.ts'

interface Moment {
  readonly decisionIndex: number
  readonly points: number
  readonly text: string
  readonly detail: string | null
}

interface Props {
  readonly moments: readonly Moment[]
  onChoose(decisionIndex: number): void
}

/** Moments of the match with what they were worth. A tap leads to the table as it was. */
export function MomentList({ moments, onChoose }: Props) {
  const texts = useI18n().messages.analysis
  return (
    <ul className="analysis-moments">
      {moments.map(({ decisionIndex, points, text, detail }) => (
        <li key={decisionIndex}>
          <button type="button" onClick={() => onChoose(decisionIndex)} title={texts.goTo(decisionIndex + 1)}>
            <b data-sign={points < 0 ? 'minus' : 'plus'}>{formatPoints(points)}</b>
            <span>
              {text}
              {detail && <em>{detail}</em>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
