import { errorMargin, type SeatMeans, type WhatIfFigures } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import type { TablePlayer } from '../../../match-sources/table-source.ts'

interface Props {
  readonly figures: WhatIfFigures
  readonly players: readonly TablePlayer[]
  /** The player whose decision it is. */
  readonly seat: Seat
}

/** False in a match without points, where a round is only won. */
export const hasPoints = ({ happened, given }: WhatIfFigures): boolean =>
  [...(happened?.points ?? []), ...given.map(({ points }) => points)].some((points) => points !== 0)

/** The round as it was played beside the means of both answers, for every player, the one who decided first. */
export function WhatIfTable({ figures, players, seat }: Props) {
  const { happened, given, other } = figures
  const texts = useAfterMatchI18n().messages.whatIf
  const seats = [seat, ...players.flatMap((_, other) => (other === seat ? [] : [other]))]
  return (
    <table className="what-if-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.columns.player}</span>
          </th>
          <th scope="col">{texts.columns.happened}</th>
          <th scope="col">{texts.columns.given}</th>
          <th scope="col">{texts.columns.other}</th>
        </tr>
      </thead>
      {hasPoints(figures) && (
        <Section
          title={texts.points}
          seats={seats}
          players={players}
          happened={(each) => happened && `${happened.points[each]}`}
          format={({ points, pointsError }) =>
            `${Math.round(points)} ± ${Math.round(errorMargin(pointsError))}`
          }
          given={given}
          other={other}
        />
      )}
      <Section
        title={texts.wins}
        seats={seats}
        players={players}
        happened={(each) => happened && (happened.winners.includes(each) ? '✓' : '')}
        format={({ wins }) => `${Math.round(100 * wins)} %`}
        given={given}
        other={other}
      />
    </table>
  )
}

interface SectionProps extends Pick<WhatIfFigures, 'given' | 'other'>, Pick<Props, 'players'> {
  readonly title: string
  readonly seats: readonly Seat[]
  happened(seat: Seat): string | null
  format(means: SeatMeans): string
}

function Section({ title, seats, players, happened, format, given, other }: SectionProps) {
  return (
    <tbody>
      <tr>
        <th colSpan={4} scope="colgroup">
          {title}
        </th>
      </tr>
      {seats.map((seat) => (
        <tr key={seat}>
          <th scope="row">{players[seat].name}</th>
          <td>{happened(seat) ?? '–'}</td>
          <td>{format(given[seat])}</td>
          <td>{format(other[seat])}</td>
        </tr>
      ))}
    </tbody>
  )
}
