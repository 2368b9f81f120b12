import type { Print } from './kind-print.tsx'
import type { ScreenWay } from './screen-way.ts'

/** A card as it lies on a space; `under` it there may be others. It fills the box it is put in. */
export function SpaceCard({
  kind,
  way = null,
  under = 0,
}: {
  readonly kind: Print
  readonly way?: ScreenWay | null
  readonly under?: number
}) {
  return (
    <svg viewBox="0 0 40 40" className="space-card" data-way={way} data-under={under} aria-hidden="true">
      <title>{kind.id}</title>
    </svg>
  )
}
