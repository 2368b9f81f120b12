import type { Face } from '@slapwise/card-game'
import { memo } from 'react'
import { BLACK, INKS, type Ink, PAPER } from '../../../look/inks.ts'
import { SHAPES } from '../../../look/shape.tsx'
import { Pictogram } from './pictogram.tsx'

export type Print = Pick<Face, 'colour' | 'second' | 'number'> & {
  readonly kind: Pick<Face['kind'], 'id' | 'family'>
}

const inkOf = ({ colour, kind }: Print): Ink | null => colour ?? (kind.family === 'black' ? 'black' : null)

/** A card as it is printed: 100 by 146, whatever size it is shown at. */
export const CardFace = memo(function CardFace({ print }: { readonly print: Print }) {
  const ink = inkOf(print)
  return (
    <svg viewBox="0 0 100 146" className="card-face" aria-hidden="true">
      <rect width="100" height="146" rx="11" fill={PAPER} />
      <g clipPath="url(#printed)">
        {ink === null ? <AllInks /> : <Ground ink={ink} second={print.second} />}
        <rect x="5" y="5" width="90" height="136" fill="url(#grain)" opacity="0.35" />
      </g>
      {print.number === null ? <Pictogram id={print.kind.id} on={ink} /> : <Numeral number={print.number} />}
      <Corner print={print} ink={ink} />
      <g transform="rotate(180 50 73)">
        <Corner print={print} ink={ink && (print.second ?? ink)} />
      </g>
    </svg>
  )
})

function Ground({ ink, second }: { readonly ink: Ink; readonly second: Ink | null }) {
  return (
    <>
      <rect x="5" y="5" width="90" height="136" fill={INKS[ink].ink} />
      {second && <path d="M95 5v136H5Z" fill={INKS[second].ink} />}
      <rect x="5" y="5" width="90" height="136" fill={`url(#dots-${second ?? ink})`} mask="url(#fade)" />
    </>
  )
}

/** Wishes show all inks at once. */
function AllInks() {
  return (
    <>
      <path d="M5 5h90L50 73Z" fill={INKS.red.ink} />
      <path d="M95 5v136L50 73Z" fill={INKS.blue.ink} />
      <path d="M95 141H5l45-68Z" fill={INKS.green.ink} />
      <path d="M5 141V5l45 68Z" fill={INKS.yellow.ink} />
      <circle cx="50" cy="73" r="38" fill={BLACK} />
    </>
  )
}

/** Slightly out of register, as a cheap press would do it. */
function Numeral({ number }: { readonly number: number }) {
  const size = number > 9 ? 64 : 78
  return (
    <g className="numeral" fontSize={size} textAnchor="middle">
      <text x="53" y={73 + size * 0.37} fill={BLACK}>
        {number}
      </text>
      <text x="50" y={73 + size * 0.34} fill={PAPER}>
        {number}
      </text>
    </g>
  )
}

/** The small index, so that a fan of twenty still shows what is what. */
function Corner({ print, ink }: { readonly print: Print; readonly ink: Ink | null }) {
  const { number } = print
  return (
    <g fill={ink === 'yellow' ? BLACK : PAPER}>
      {number !== null && (
        <text x="17" y="26" className="index" fontSize="18" textAnchor="middle">
          {number}
        </text>
      )}
      <path
        d={SHAPES[ink ?? 'yellow']}
        transform={number === null ? 'translate(9 10) scale(0.8)' : 'translate(11.500 30) scale(0.55)'}
      />
    </g>
  )
}

/** The back of a playing card: the arrow runs anticlockwise, the way Frantic is played. */
export const CardBack = memo(function CardBack() {
  return (
    <svg viewBox="0 0 100 146" className="card-face" aria-hidden="true">
      <rect width="100" height="146" rx="11" fill={PAPER} />
      <rect x="4" y="4" width="92" height="138" rx="8" fill={BLACK} />
      <g fill="none" strokeWidth="8" strokeLinecap="round">
        <path d={ARROW} stroke={INKS.red.ink} transform="translate(2 2)" />
        <path d={ARROW} stroke={PAPER} />
      </g>
      <path d="m22 52 3 22 18-14Z" fill={PAPER} />
    </svg>
  )
})

const ARROW = 'M33 57a25 25 0 1 1-6 22'
