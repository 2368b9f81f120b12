import { formatForecast } from '@slapwise/board-game/i18n'
import { useBoardMessages } from '../i18n/index.ts'
import { useStreetForecast } from '../street/use-street-forecast.ts'
import { useBoardTable } from '../table/board-table-context.tsx'

/** The forecast of each roll as a list; null if there is no forecast. */
export function useRollForecastList() {
  const { setup, names } = useBoardTable()
  const messages = useBoardMessages()
  const forecast = useStreetForecast()
  if (forecast === null) return null
  if (forecast === 'no-roll')
    return (
      <p className="table-note" aria-live="polite">
        {messages.table.noRoll}
      </p>
    )
  return (
    <ol
      className="forecast"
      aria-label={messages.table.forecast(names.playerName(forecast.seat))}
      aria-live="polite"
    >
      {formatForecast({ setup, messages, ...names }, forecast.rolls).map(({ roll, to, isEnd }) => (
        <li
          key={roll}
          className={isEnd ? 'end' : ''}
          aria-current={forecast.current === roll ? 'true' : undefined}
        >
          <b>{roll}</b> → {to}
        </li>
      ))}
    </ol>
  )
}
