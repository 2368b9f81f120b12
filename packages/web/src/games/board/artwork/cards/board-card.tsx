import type { CardKind } from '@slapwise/board-game'
import { memo } from 'react'
import { BLACK, INKS, PAPER } from '../../../../ui/print/inks.ts'
import { inksOf, KindBackground, KindDrawing } from './kind-drawing.tsx'
import { ShapeIcon } from './shape-icon.tsx'
import { listTimings } from './timing.ts'
import { TimingIcon } from './timing-icon.tsx'

/**
 * A card in the hand, drawn in a box of 100 by 146 that is scaled to any size. `name` is passed in because mild names
 * are a preference.
 */
export const BoardCard = memo(function BoardCard({
  kind,
  name,
}: {
  readonly kind: CardKind
  readonly name: string
}) {
  const timings = listTimings(kind)
  return (
    <svg viewBox="0 0 100 146" className="card-face" aria-hidden="true">
      <rect width="100" height="146" rx="11" fill={PAPER} />
      <g clipPath="url(#printed)">
        <g transform="translate(5 5)">
          <KindBackground kind={kind} width={90} height={136} />
        </g>
        <rect x="5" y="5" width="90" height="136" fill="url(#grain)" opacity="0.35" />
      </g>
      <g transform="translate(9 14) scale(0.82 0.82)">
        <KindDrawing id={kind.id} />
      </g>
      <Name text={name} />
      <g transform="translate(10 119)">
        <ShapeIcon inks={inksOf(kind)} fill={kind.colour === 'white' ? BLACK : PAPER} />
      </g>
      <g transform={`translate(${92 - 21 * timings.length} 117)`}>
        <rect width={21 * timings.length - 1} height="21" rx="5" fill={PAPER} />
        {timings.map((timing, i) => (
          <g key={timing} transform={`translate(${21 * i} 0.5)`}>
            <TimingIcon timing={timing} />
          </g>
        ))}
      </g>
    </svg>
  )
})

const MAX_NAME_WIDTH = 86

/** The name on a strip of paper across the top; long names are condensed. */
function Name({ text }: { readonly text: string }) {
  const isLong = text.length > 8
  return (
    <>
      <path d="M0 11q0-11 11-11h78q11 0 11 11v15l-100-1Z" fill={PAPER} />
      <text
        x="50"
        y="20"
        className="index"
        fontSize="17"
        textAnchor="middle"
        fill={BLACK}
        {...(isLong && { textLength: MAX_NAME_WIDTH, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {text}
      </text>
    </>
  )
}

/** The back of a card. */
export const BoardCardBack = memo(function BoardCardBack() {
  return (
    <svg viewBox="0 0 100 146" className="card-face" aria-hidden="true">
      <rect width="100" height="146" rx="11" fill={PAPER} />
      <rect x="4" y="4" width="92" height="138" rx="8" fill={BLACK} />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={STREET} stroke={INKS.red.ink} strokeWidth="15" transform="translate(2.5 2.5)" />
        <path d={STREET} stroke={PAPER} strokeWidth="15" />
        <path d={STREET} stroke={BLACK} strokeWidth="2" strokeDasharray="4 6" />
      </g>
    </svg>
  )
})

const STREET = 'M24 118h40a15 15 0 0 0 0-30H38a15 15 0 0 1 0-30h26a15 15 0 0 0 0-30H24'
