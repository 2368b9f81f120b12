import { PowerCard } from '../artwork/power-card.tsx'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './own-powers.css'

/** The viewer's power cards; face-down ones are still usable. A tap explains them. */
export function OwnPowers() {
  const { state, names, explainItem } = useFranticTable()
  const { powers } = state.match.own
  if (powers.length === 0) return null
  return (
    <ul className="own-powers">
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
