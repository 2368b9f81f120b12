import { forecastIn } from '@slapwise/board-game/words'
import { useForetold } from '../street/use-foretold.ts'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'

/** Where each roll would lead, in a line each; null while nothing is foretold. */
export function useForetoldRolls() {
  const { setup, names } = useTable()
  const words = useBoardWords()
  const foretold = useForetold()
  if (foretold === null) return null
  if (foretold === 'no-roll')
    return (
      <p className="note" aria-live="polite">
        {words.table.noRoll}
      </p>
    )
  return (
    <ol className="forecast" aria-label={words.table.forecast} aria-live="polite">
      {forecastIn({ setup, words, ...names }, foretold).map(({ roll, to, isEnd }) => (
        <li key={roll} className={isEnd ? 'end' : ''}>
          <b>{roll}</b> → {to}
        </li>
      ))}
    </ol>
  )
}
