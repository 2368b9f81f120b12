import { useI18n } from '../../../i18n/index.tsx'
import { usePress } from '../../../table/input/use-press.ts'
import { PowerCard } from '../artwork/power-card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './own-powers.css'

/** The viewer's power cards. A tap arms one for the next card, or says why it cannot be used now. */
export function OwnPowers() {
  const messages = useFranticMessages()
  const { seat, powers } = useFranticTable().state.match.own
  if (powers.length === 0) return null
  return (
    <ul className="own-powers" aria-label={messages.table.powersGroup}>
      {powers.map(({ power, open }, slot) => (
        // Equal power cards are told apart by their place.
        <li key={`${slot} ${power}`} data-anchor={`power-${seat}-${slot}`}>
          <OwnPower slot={slot} power={power} isSpent={open} />
        </li>
      ))}
    </ul>
  )
}

interface Props {
  readonly slot: number
  readonly power: string
  readonly isSpent: boolean
}

function OwnPower({ slot, power, isSpent }: Props) {
  const { messages: pageMessages } = useI18n()
  const { names, armedPower, tapPower, canArm, explainItem } = useFranticTable()
  const press = usePress({
    onTap: () => tapPower(slot),
    onHold: () => explainItem({ id: power }),
    onDrop: null,
  })
  const title = names.title(power)
  return (
    <button
      type="button"
      className={isSpent ? 'spent' : canArm(slot) ? 'usable' : undefined}
      title={title}
      aria-pressed={armedPower === slot}
      aria-keyshortcuts="i"
      {...press}
    >
      <PowerCard id={power} />
      <span className="visually-hidden">
        {title}
        {canArm(slot) ? '' : `, ${pageMessages.table.notPlayableMark}`}
      </span>
    </button>
  )
}
