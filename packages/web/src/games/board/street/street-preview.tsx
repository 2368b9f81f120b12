import { getSpaceBox } from '../artwork/street/board-geometry.ts'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { SpaceCard } from '../artwork/street/space-card.tsx'
import { useBoardTable } from '../table/board-table-context.tsx'
import { groupByTarget } from './roll-targets.ts'
import { SwapPreview } from './swap-preview.tsx'
import { useStreetForecast } from './use-street-forecast.ts'

/** A preview of the selected answer: the card on its space, and the spaces that tokens would end on. */
export function StreetPreview() {
  const { setup, preview, selectedPlacement } = useBoardTable()
  const forecast = useStreetForecast()
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
      {forecast !== null &&
        forecast !== 'no-roll' &&
        groupByTarget(forecast).map(({ space, rolls, isOpen, isCurrent }) => (
          <span
            key={space}
            className={`roll-target ${isOpen ? 'open' : ''} ${isCurrent ? 'current' : ''} ${space === setup.street.end ? 'end' : ''}`}
            style={getSpaceBox(setup.street, space)}
            data-rolls={rolls.length}
          >
            <b>{formatRolls(rolls)}</b>
          </span>
        ))}
      <SwapPreview />
    </div>
  )
}

/** Formats three or more consecutive rolls as a range. */
const formatRolls = (rolls: readonly number[]): string => {
  const last = rolls[rolls.length - 1]
  return rolls.length > 2 && last - rolls[0] === rolls.length - 1 ? `${rolls[0]}–${last}` : rolls.join('·')
}
