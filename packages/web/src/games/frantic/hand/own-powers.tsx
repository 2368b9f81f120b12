import { PowerCard } from '../artwork/power-card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './own-powers.css'

/** The viewer's power cards; face-down ones are still usable. A tap explains them. */
export function OwnPowers() {
  const { state, names, explainItem } = useFranticTable()
  const messages = useFranticMessages()
  const { powers } = state.match.own
  if (powers.length === 0) return null
  return (
    <ul className="own-powers" aria-label={messages.table.powersGroup}>
      {powers.map(({ power, open }, place) => (
        // Equal power cards are told apart by their place.
        <li key={`${place} ${power}`}>
          <button
            type="button"
            className={open ? 'spent' : ''}
            title={names.title(power)}
            aria-label={names.title(power)}
            onClick={() => explainItem({ id: power })}
          >
            <PowerCard id={power} />
          </button>
        </li>
      ))}
    </ul>
  )
}
