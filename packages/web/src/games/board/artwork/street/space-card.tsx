import { memo } from 'react'
import { PrintedLine, PrintedShape } from '../../../../ui/events/drawing-parts.tsx'
import { BLACK, PAPER } from '../../../../ui/print/inks.ts'
import { inksOf, type KindAppearance, KindBackground, KindDrawing } from '../cards/kind-drawing.tsx'
import { ShapeIcon } from '../cards/shape-icon.tsx'
import type { ScreenDirection } from './screen-direction.ts'

/** The rotation of an arrow to the right for each direction, and the position of its eyes. */
const ARROW_TRANSFORMS: Readonly<
  Record<ScreenDirection, { readonly turn: number; readonly mirror: 1 | -1; readonly eyes: string }>
> = {
  right: { turn: 0, mirror: 1, eyes: '6 -3' },
  left: { turn: 180, mirror: -1, eyes: '-8 -3' },
  up: { turn: -90, mirror: 1, eyes: '0 -4' },
  down: { turn: 90, mirror: -1, eyes: '0 4' },
}

/** A card on a space, slightly rotated, with the edges of the cards below it. It fills its container. */
export const SpaceCard = memo(function SpaceCard({
  kind,
  direction = null,
  under = 0,
}: {
  readonly kind: KindAppearance
  readonly direction?: ScreenDirection | null
  readonly under?: number
}) {
  return (
    <svg viewBox="0 0 40 40" className="space-card" aria-hidden="true">
      {under > 0 && <CoveredCards count={Math.min(under, 3)} />}
      <g transform={`rotate(${tiltOf(kind.id)} 20 20)`}>
        <rect x="4.2" y="4.2" width="34" height="34" rx="4" fill={BLACK} />
        <rect x="3" y="3" width="34" height="34" rx="4" fill={PAPER} stroke={BLACK} strokeWidth="0.7" />
        <g transform="translate(4.5 4.5) scale(0.5)">
          <KindBackground kind={kind} width={62} height={62} />
        </g>
        {direction ? <Arrow id={kind.id} direction={direction} /> : <KindThumbnail id={kind.id} />}
        <g transform="translate(1.5 1.5)">
          <path d="M2 0h10v2q0 10-10 10H0V2q0-2 2-2Z" fill={PAPER} />
          <g transform="translate(1 1) scale(0.44)">
            <ShapeIcon inks={inksOf(kind)} fill={BLACK} />
          </g>
        </g>
      </g>
    </svg>
  )
})

/** A rotation of -2 to 2 degrees that is always the same for a kind. */
const tiltOf = (id: string): number => ((id.length * 7 + id.charCodeAt(0)) % 5) - 2

const KindThumbnail = ({ id }: { readonly id: string }) => (
  <g transform="translate(2.5 -6) scale(0.355)">
    <KindDrawing id={id} />
  </g>
)

/** A card with a direction shows an arrow instead of its drawing: straight for Push, curved for Jump. */
function Arrow({ id, direction }: { readonly id: string; readonly direction: ScreenDirection }) {
  const { turn, mirror, eyes } = ARROW_TRANSFORMS[direction]
  return (
    <g transform="translate(20.5 20.5) scale(0.34)" strokeLinejoin="round" strokeLinecap="round">
      <g transform={`rotate(${turn}) scale(1 ${mirror})`}>{id === 'jump' ? <JumpArrow /> : <PushArrow />}</g>
      {id !== 'jump' && (
        <g transform={`translate(${eyes})`}>
          <circle cx="-8" r="5.5" fill={BLACK} />
          <circle cx="9" r="5.5" fill={BLACK} />
        </g>
      )}
    </g>
  )
}

const PushArrow = () => <PrintedShape d="M-38-15h36v-20L40 0-2 35V15h-36Z" />

const JumpArrow = () => (
  <>
    <path d="M-14 36a12 12 0 0 1 24 0Z" fill={BLACK} />
    <PrintedLine d="M-34 32C-36-10-18-26 6-16" w={15} />
    <PrintedShape d="M42 6-4 10 14-34Z" />
  </>
)

/** The edges of covered cards. */
const CoveredCards = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, i) => (
    <rect
      key={i}
      x={4 + 1.5 * (count - i)}
      y={4 + 1.5 * (count - i)}
      width="32"
      height="32"
      rx="4"
      fill={PAPER}
      stroke={BLACK}
      strokeWidth="1"
    />
  ))
