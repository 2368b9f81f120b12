import { INK_SHAPES } from '../../ui/print/ink-shapes.ts'
import { BLACK } from '../../ui/print/inks.ts'

const CONFETTI_COUNT = 44

/** The colours of confetti, without red, which is the colour of the background. */
const INKS = ['blue', 'yellow', 'green', 'black', 'purple']

const CROSS = 'M7 1h6v6h6v6h-6v6H7v-6H1V7h6Z'

const PATHS = [...Object.values(INK_SHAPES), CROSS]

/** Spread by two fractions, so that it looks random and is the same on all devices. */
const pieces = Array.from({ length: CONFETTI_COUNT }, (_, i) => ({
  path: PATHS[i % PATHS.length],
  ink: `var(--${INKS[(i * 3) % INKS.length]})`,
  style: {
    left: `${((i * 75.49) % 100).toFixed(1)}%`,
    top: `${((i * 56.98) % 100).toFixed(1)}%`,
    '--size': `${12 + ((i * 7) % 5) * 5}px`,
    '--rotation': `${(i * 137) % 360}deg`,
    '--delay': `${((i * 53) % 90) / 100}s`,
  } as React.CSSProperties,
}))

export function Confetti() {
  return (
    <div className="confetti">
      {pieces.map(({ path, ink, style }, i) => (
        <svg key={i} viewBox="-1 -1 23 23" style={style} aria-hidden="true">
          <path d={path} fill={BLACK} transform="translate(1.500 1.500)" />
          <path d={path} fill={ink} />
        </svg>
      ))}
    </div>
  )
}
