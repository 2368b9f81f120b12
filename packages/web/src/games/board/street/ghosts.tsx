import { spotOf } from '../look/street/plan.ts'
import { screenWay } from '../look/street/screen-way.ts'
import { SpaceCard } from '../look/street/space-card.tsx'
import { useTable } from '../table/at-table.tsx'
import { goalsOf } from './goals.ts'
import { useForetold } from './use-foretold.ts'

/** What would be: the card where it would lie, and where each roll would lead. */
export function Ghosts() {
  const { setup, preview, aimed } = useTable()
  const foretold = useForetold()
  const placed = preview ?? aimed
  return (
    <div className="ghosts" aria-hidden="true">
      {placed && (
        <span className="would-lie" style={spotOf(setup.street, placed.space)}>
          <SpaceCard
            kind={setup.kinds[placed.kind]}
            way={screenWay(setup.street, placed.space, placed.direction)}
          />
        </span>
      )}
      {Array.isArray(foretold) &&
        goalsOf(foretold).map(({ space, rolls, isOpen }) => (
          <span
            key={space}
            className={`goal ${isOpen ? 'open' : ''} ${space === setup.street.end ? 'end' : ''}`}
            style={spotOf(setup.street, space)}
            data-rolls={rolls.length}
          >
            <b>{inShort(rolls)}</b>
          </span>
        ))}
    </div>
  )
}

/** Three in a row or more need not all be named. */
const inShort = (rolls: readonly number[]): string => {
  const last = rolls[rolls.length - 1]
  return rolls.length > 2 && last - rolls[0] === rolls.length - 1 ? `${rolls[0]}–${last}` : rolls.join('·')
}
