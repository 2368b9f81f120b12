import { getSpaceBox } from '../artwork/street/board-geometry.ts'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { SpaceCard } from '../artwork/street/space-card.tsx'
import { useBoardTable } from '../table/board-table-context.tsx'
import { groupByTarget } from './roll-targets.ts'
import { useRollForecast } from './use-roll-forecast.ts'

/** A preview of the selected card on its space, and of where each roll would lead. */
export function PlacementPreview() {
  const { setup, preview, selectedPlacement } = useBoardTable()
  const forecast = useRollForecast()
  const placed = preview ?? selectedPlacement
  return (
    <div className="placement-preview" aria-hidden="true">
      {placed && (
        <span className="card-preview" style={getSpaceBox(setup.street, placed.space)}>
          <SpaceCard
            kind={setup.kinds[placed.kind]}
            direction={toScreenDirection(setup.street, placed.space, placed.direction)}
          />
        </span>
      )}
      {Array.isArray(forecast) &&
        groupByTarget(forecast).map(({ space, rolls, isOpen }) => (
          <span
            key={space}
            className={`roll-target ${isOpen ? 'open' : ''} ${space === setup.street.end ? 'end' : ''}`}
            style={getSpaceBox(setup.street, space)}
            data-rolls={rolls.length}
          >
            <b>{formatRolls(rolls)}</b>
          </span>
        ))}
    </div>
  )
}

/** Formats three or more consecutive rolls as a range. */
const formatRolls = (rolls: readonly number[]): string => {
  const last = rolls[rolls.length - 1]
  return rolls.length > 2 && last - rolls[0] === rolls.length - 1 ? `${rolls[0]}–${last}` : rolls.join('·')
}
