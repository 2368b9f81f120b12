import { findGameEntry } from '../../../games/index.ts'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import { textIn } from '../../../i18n/index.tsx'
import type { MatchSummary } from '../../../match-sources/archive/match-summary.ts'
import { describeSets } from '../describe-match.ts'
import { groupMatches } from './figures.ts'
import { groupKey, type HistoryFilter, PERIODS, type Period } from './history-filter.ts'
import './filter-fields.css'

interface Props {
  readonly summaries: readonly MatchSummary[]
  readonly filter: HistoryFilter
  onChange(filter: HistoryFilter): void
}

/** Choices of what was played, and when. */
export function FilterFields({ summaries, filter, onChange }: Props) {
  const { messages, language } = useAfterMatchI18n()
  const { filter: texts } = messages.history
  const groupsByGame = Map.groupBy(groupMatches(summaries), ({ game }) => game)
  return (
    <div className="filter-fields">
      <select
        aria-label={texts.game}
        value={filter.group ?? ''}
        onChange={({ target }) => onChange({ ...filter, group: target.value || null })}
      >
        <option value="">{texts.allGames}</option>
        {[...groupsByGame].map(([game, groups]) => {
          const entry = findGameEntry(game)
          const name = entry ? textIn(entry.name, language) : game
          return (
            <optgroup key={game} label={name}>
              <option value={groupKey(game)}>{texts.anySets(name)}</option>
              {groups.map(({ sets }) => (
                <option key={groupKey(game, sets)} value={groupKey(game, sets)}>
                  {describeSets({ game, sets }, language) || sets.join(', ') || name}
                </option>
              ))}
            </optgroup>
          )
        })}
      </select>
      <select
        aria-label={texts.period}
        value={filter.period}
        onChange={({ target }) => onChange({ ...filter, period: target.value as Period })}
      >
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {texts.periods[period]}
          </option>
        ))}
      </select>
    </div>
  )
}
