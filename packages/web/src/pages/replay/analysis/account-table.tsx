import { errorMargin, type SeatAccount } from '@slapwise/bots'
import { formatSigned } from '@slapwise/kernel'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import type { TablePlayer } from '../../../match-sources/table-source.ts'

interface Props {
  readonly accounts: readonly SeatAccount[]
  readonly players: readonly TablePlayer[]
}

/** The points of each player by their causes: luck, own play and gifts add up. */
export function AccountTable({ accounts, players }: Props) {
  const { columns, accounts: title, columnHint } = useAfterMatchI18n().messages.analysis
  return (
    <>
      <h3>{title}</h3>
      <table className="account-table">
        <thead>
          <tr>
            <th scope="col">{columns.player}</th>
            <th scope="col">{columns.luck}</th>
            <th scope="col">{columns.skill}</th>
            <th scope="col">{columns.gifts}</th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ seat, luck, luckError, skill, skillError, gifts, giftsError, result }) => (
            <tr key={seat}>
              <th scope="row">{players[seat].name}</th>
              <Estimate points={luck} standardError={luckError} />
              <Estimate points={skill} standardError={skillError} />
              <Estimate points={gifts} standardError={giftsError} />
              <td>{formatSigned(result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted-text">{columnHint}</p>
    </>
  )
}

interface EstimateProps {
  readonly points: number
  readonly standardError: number
}

const Estimate = ({ points, standardError }: EstimateProps) => (
  <td>
    {formatSigned(points)} <small>± {Math.round(errorMargin(standardError))}</small>
  </td>
)
