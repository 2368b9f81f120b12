import { formatSigned } from '@slapwise/kernel'
import { useState } from 'react'
import { findGameEntry } from '../../../games/index.ts'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import { textIn } from '../../../i18n/index.tsx'
import type { HistoryMessages } from '../../../i18n/messages/history.ts'
import type { MatchSummary } from '../../../match-sources/archive/match-summary.ts'
import { describeSets, playersOf } from '../describe-match.ts'
import { AnalysisSeries } from './analysis-series.tsx'
import { computeFigures, countedMatches, groupMatches, type Rival } from './figures.ts'
import './figures-panel.css'
import type { History } from '../use-history.ts'
import { FigureCharts } from './figure-charts.tsx'
import { FilterFields } from './filter-fields.tsx'
import { filterMatches, NO_FILTER } from './history-filter.ts'

interface Props extends History {
  readonly isCounting: boolean
}

/** Figures over all matches or a part of them, over time, and by game; nothing without a match that counts. */
export function FiguresPanel({ summaries, ...props }: Props) {
  const texts = useAfterMatchI18n().messages.history
  const [filter, setFilter] = useState(NO_FILTER)
  if (countedMatches(summaries).length === 0) return null
  const filtered = filterMatches(summaries, filter, Date.now())
  return (
    <section className="paper-panel figures-panel">
      <h2>{texts.figures}</h2>
      <FilterFields summaries={summaries} filter={filter} onChange={setFilter} />
      <AnalysisSeries summaries={filtered} recordIds={props.recordIds} />
      <FilteredFigures summaries={filtered} {...props} />
    </section>
  )
}

function FilteredFigures({ summaries, recordIds, isCounting }: Props) {
  const { messages, language } = useAfterMatchI18n()
  const texts = messages.history
  const figures = computeFigures(summaries, (summary) =>
    playersOf(summary, messages.lookBack.anonymousPlayer).map(({ name }) => name),
  )
  if (!figures) return <p role="status">{texts.filter.nothingFound}</p>
  const oneDigit = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const values: Readonly<Record<keyof HistoryMessages['figureLabels'], string>> = {
    matches: String(figures.matches),
    wins: String(figures.wins),
    rounds: String(figures.rounds),
    place: texts.averagePlace(oneDigit.format(figures.averagePlace), oneDigit.format(figures.averagePlayers)),
    beaten: percent.format(figures.beatenShare),
    luck: figures.luck
      ? texts.luckOf(formatSigned(figures.luck.points), figures.luck.matches)
      : texts.notAnalysed,
    nemesis: describeRival(figures.nemesis, texts, oneDigit),
    victim: describeRival(figures.favouriteVictim, texts, oneDigit),
  }
  return (
    <>
      <dl>
        {Object.entries(values).map(([name, value]) => (
          <div key={name} data-figure={name}>
            <dt>{texts.figureLabels[name as keyof typeof values]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Uncounted summaries={summaries} recordIds={recordIds} isCounting={isCounting} />
      <FigureCharts summaries={summaries} />
      <GroupTable summaries={summaries} />
    </>
  )
}

const describeRival = (rival: Rival | null, texts: HistoryMessages, format: Intl.NumberFormat): string =>
  rival ? texts.hits(rival.name, format.format(rival.hitsPerMatch), rival.matches) : texts.nobody

/** Says how many matches are missing in the figures of hits and rounds: their records are lost, or cannot be replayed. */
function Uncounted({ summaries, recordIds, isCounting }: Props) {
  const { history } = useAfterMatchI18n().messages
  const uncounted = countedMatches(summaries).filter(({ course }) => course === null)
  const waiting = isCounting ? uncounted.filter(({ id }) => recordIds.has(id)).length : 0
  const lost = uncounted.length - waiting
  return (
    <div role="status">
      {waiting > 0 && <p className="muted-text">{history.stillCounting(waiting)}</p>}
      {lost > 0 && <p className="muted-text">{history.notCounted(lost)}</p>}
    </div>
  )
}

function GroupTable({ summaries }: { readonly summaries: readonly MatchSummary[] }) {
  const { messages, language } = useAfterMatchI18n()
  const { byGame, figureLabels } = messages.history
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <>
      <h3>{byGame}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{figureLabels.matches}</th>
            <th scope="col">{figureLabels.wins}</th>
            <th scope="col">{figureLabels.beaten}</th>
          </tr>
        </thead>
        {groupMatches(summaries).map(({ game, sets, matches, wins, beatenShare }) => {
          const entry = findGameEntry(game)
          return (
            <tbody key={`${game} ${sets.join()}`}>
              <tr>
                <th colSpan={3} scope="rowgroup">
                  {entry ? textIn(entry.name, language) : game}
                  <small>{describeSets({ game, sets }, language)}</small>
                </th>
              </tr>
              <tr>
                <td>{matches}</td>
                <td>{wins}</td>
                <td>{percent.format(beatenShare)}</td>
              </tr>
            </tbody>
          )
        })}
      </table>
    </>
  )
}
