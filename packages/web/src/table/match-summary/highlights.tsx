import { formatSigned, type Seat } from '@slapwise/kernel'
import { useI18n } from '../../i18n/index.tsx'
import { useTableContext } from '../table-context.tsx'
import { useFinishedMatch, useMatchAnalysis } from './finished-match.tsx'
import { HIGHLIGHT_MESSAGES } from './highlight-messages.ts'
import './highlights.css'

interface Highlight {
  readonly title: string
  readonly subject: string
  /** The event in words; null if the subject says it all. */
  readonly story: string | null
  /** The state of the match that shows it; null if it is not a moment. */
  readonly index: number | null
}

/** Luckiest and meanest moment, favourite card and longest wait. A tap on a moment leads to it. */
export default function Highlights() {
  const { language } = useI18n()
  const messages = HIGHLIGHT_MESSAGES[language]
  const analysis = useMatchAnalysis()
  const highlights = useHighlights()
  if (!analysis?.update) return null
  const percent = Math.floor(100 * analysis.update.progress)
  return (
    <section className="highlights">
      <h3>{messages.title}</h3>
      <ul>
        {highlights.map((highlight) => (
          <li key={highlight.title}>
            <HighlightLine {...highlight} />
          </li>
        ))}
      </ul>
      <p className="muted-text">
        {analysis.status === 'running' ? messages.progress(percent) : messages.isEstimate}
      </p>
    </section>
  )
}

function HighlightLine({ title, subject, story, index }: Highlight) {
  const { language } = useI18n()
  const finished = useFinishedMatch()
  const text = (
    <>
      <b>{title}</b> <span>{subject}</span>
      {story && <em>{story}</em>}
    </>
  )
  if (index === null || !finished) return <div>{text}</div>
  return (
    <button
      type="button"
      title={HIGHLIGHT_MESSAGES[language].goTo}
      onClick={() => finished.showMoment(index)}
    >
      {text}
    </button>
  )
}

function useHighlights(): readonly Highlight[] {
  const { language } = useI18n()
  const messages = HIGHLIGHT_MESSAGES[language]
  const { state } = useTableContext()
  const found = useMatchAnalysis()?.update?.highlights
  if (!found) return []
  const nameOf = (seat: Seat) => (seat === state.match.own.seat ? null : state.players[seat].name)
  const { luckiest, meanest, favouriteCard, longestWait } = found
  return [
    luckiest && {
      title: messages.luckiest,
      subject: messages.luckiestOf(nameOf(luckiest.seat), formatSigned(luckiest.luck)),
      story: luckiest.text,
      index: luckiest.decisionIndex,
    },
    meanest && {
      title: messages.meanest,
      subject: messages.meanestOf(
        nameOf(meanest.attacker),
        nameOf(meanest.victim),
        formatSigned(-meanest.loss),
      ),
      story: meanest.text,
      index: meanest.indexBefore,
    },
    favouriteCard && {
      title: messages.favouriteCard,
      subject: messages.favouriteCardOf(nameOf(favouriteCard.seat), favouriteCard.card, favouriteCard.count),
      story: null,
      index: null,
    },
    longestWait && {
      title: messages.longestWait,
      subject: messages.longestWaitOf(nameOf(longestWait.seat), longestWait.decisionCount),
      story: null,
      index: longestWait.index,
    },
  ].filter((highlight) => highlight !== null)
}
