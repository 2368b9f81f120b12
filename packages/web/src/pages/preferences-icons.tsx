import { SHAPES } from '../look/shape.tsx'
import type { Preferences } from '../preferences.ts'

const SUN =
  'M16 3.500c7 0 12.600 5.600 12.500 12.600-.1 6.900-5.600 12.400-12.600 12.400S3.400 22.800 3.500 15.900C3.600 9 9 3.500 16 3.500Z'

/** The ground that the table stands on. */
export function ThemeIcon({ theme }: { readonly theme: Preferences['theme'] }) {
  return (
    <svg viewBox="0 0 32 32" className={`ground-icon ${theme}`} aria-hidden="true">
      <path className="slipped" d={SUN} transform="translate(2 2)" />
      <path className="day" d={SUN} />
      <path
        className="dusk"
        d="M24.900 7.200 7.100 24.800C2.300 20 2.400 12 7.300 7.200c4.800-4.900 12.700-4.900 17.600 0Z"
      />
      <path className="rim" d={SUN} />
    </svg>
  )
}

const HANDS = {
  colour: [
    { ink: 'red', turn: -12 },
    { ink: 'red', turn: 0 },
    { ink: 'blue', turn: 12 },
  ],
  number: [
    { number: 1, turn: -12 },
    { number: 2, turn: 0 },
    { number: 3, turn: 12 },
  ],
  drawn: [
    { ink: 'blue', turn: -24 },
    { number: 7, turn: 6 },
    { ink: 'red', turn: 30 },
  ],
} as const

/** Three cards, held that way. */
export function SortIcon({ sort }: { readonly sort: Preferences['sort'] }) {
  return (
    <svg viewBox="0 0 60 36" className="sort-icon" aria-hidden="true">
      {HANDS[sort].map((card, i) => (
        <g key={card.turn} transform={`translate(${13 + i * 17} 18) rotate(${card.turn})`}>
          <rect x="-9" y="-13" width="18" height="26" rx="3.500" />
          {'ink' in card ? (
            <path d={SHAPES[card.ink]} fill={`var(--${card.ink})`} transform="translate(-6 -6) scale(0.6)" />
          ) : (
            <text y="6" textAnchor="middle">
              {card.number}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
