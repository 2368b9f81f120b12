import type { SeatAccount } from '@slapwise/bots'
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
          {accounts.map(({ seat, luck, skill, gifts, result }) => (
            <tr key={seat}>
              <th scope="row">{players[seat].name}</th>
              {[luck, skill, gifts, result].map((points, column) => (
                <td key={column}>{formatSigned(points)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted-text">{columnHint}</p>
    </>
  )
}
