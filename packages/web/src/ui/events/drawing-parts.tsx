import type { ReactNode } from 'react'
import { INK_SHAPES } from '../print/ink-shapes.ts'
import { BLACK, INKS, PAPER } from '../print/inks.ts'

interface DrawingPosition {
  readonly x: number
  readonly y: number
}

/** A shape drawn twice with an offset, like a misaligned two-colour print. */
export const PrintedShape = ({
  d,
  ink = PAPER,
  under = BLACK,
}: {
  d: string
  ink?: string
  under?: string
}) => (
  <>
    <path d={d} fill={under} transform="translate(4 4)" />
    <path d={d} fill={ink} />
  </>
)

/** A thick line drawn twice with an offset. */
export const PrintedLine = ({
  d,
  ink = PAPER,
  under = BLACK,
  w = 8,
}: {
  d: string
  ink?: string
  under?: string
  w?: number
}) => (
  <>
    <path d={d} fill="none" stroke={under} strokeWidth={w} transform="translate(3 3)" />
    <path d={d} fill="none" stroke={ink} strokeWidth={w} />
  </>
)

/** Moves, rotates and scales its children. */
export const Transformed = ({
  x,
  y,
  turn = 0,
  scale = 1,
  children,
}: DrawingPosition & { turn?: number; scale?: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>{children}</g>
)

/** Draws its children and their mirror image. */
export const Mirrored = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <g transform="translate(200 0) scale(-1 1)">{children}</g>
  </>
)

type EyeMood = 'sly' | 'worried' | 'shut' | 'dead'

const EYE_PATHS: Readonly<Record<EyeMood, readonly [string, string]>> = {
  sly: ['M-7-4 7 4', 'M-7 4 7-4'],
  worried: ['M-7 4 7-4', 'M-7-4 7 4'],
  shut: ['M-7 3Q0-7 7 3', 'M-7 3Q0-7 7 3'],
  dead: ['M-6-6 6 6M-6 6 6-6', 'M-6-6 6 6M-6 6 6-6'],
}

/** Two eyes of one stroke each. */
export const Eyes = ({
  x,
  y,
  gap = 14,
  size = 1,
  ink = BLACK,
  mood = 'sly',
}: DrawingPosition & { gap?: number; size?: number; ink?: string; mood?: EyeMood }) => (
  <g fill="none" stroke={ink} strokeWidth="5">
    <path d={EYE_PATHS[mood][0]} transform={`translate(${x - gap} ${y}) scale(${size})`} />
    <path d={EYE_PATHS[mood][1]} transform={`translate(${x + gap} ${y}) scale(${size})`} />
  </g>
)

/** Two eyeballs with pupils. */
export const Eyeballs = ({
  x,
  y,
  gap = 12,
  r = 10,
  dx = 0,
  dy = 0,
}: DrawingPosition & { gap?: number; r?: number; dx?: number; dy?: number }) =>
  [x - gap, x + gap].map((cx) => (
    <g key={cx} fill={BLACK}>
      <circle cx={cx} cy={y} r={r} fill={PAPER} stroke={BLACK} strokeWidth="3" />
      <circle cx={cx + dx} cy={y + dy} r={r * 0.42} />
    </g>
  ))

/** A mouth of one stroke; a negative bend is a frown. */
export const Mouth = ({
  x,
  y,
  w = 30,
  bend = 0.5,
  ink = BLACK,
}: DrawingPosition & { w?: number; bend?: number; ink?: string }) => (
  <path d={`M${x - w / 2} ${y}q${w / 2} ${w * bend} ${w} 0`} fill="none" stroke={ink} strokeWidth="5" />
)

/** A mouth with many teeth. */
export const ToothyMouth = ({ x, y, w = 44 }: DrawingPosition & { w?: number }) => (
  <path
    d={`M${x - w / 2} ${y}q${w / 2} ${w * 0.8} ${w} 0ZM${x - w / 4} ${y}v${w * 0.3}M${x} ${y}v${w * 0.4}M${x + w / 4} ${y}v${w * 0.3}`}
    fill={PAPER}
    stroke={BLACK}
    strokeWidth="3"
  />
)

/** A playing card, 30 by 42, around the origin. */
export const DrawnCard = ({
  x,
  y,
  turn = 0,
  scale = 1,
  ink = INKS.red.ink,
}: DrawingPosition & { turn?: number; scale?: number; ink?: string }) => (
  <Transformed x={x} y={y} turn={turn} scale={scale}>
    <PrintedShape d="M-12-21h24l3 3v36l-3 3h-24l-3-3v-36Z" />
    <path d="M-10-16h20v32h-20Z" fill={ink} />
  </Transformed>
)

/** A card with space for a face, 46 by 62, around the origin. */
export const CardBody = () => <PrintedShape d="M-19-31h38l4 4v54l-4 4h-38l-4-4v-54Z" />

export const Heart = ({
  x,
  y,
  scale = 1,
  ink = INKS.red.ink,
}: DrawingPosition & { scale?: number; ink?: string }) => (
  <Transformed x={x} y={y} scale={scale}>
    <path d="M0 10C-18-2-10-15 0-6 10-15 18-2 0 10Z" fill={ink} />
  </Transformed>
)

export const Star = ({
  x,
  y,
  scale = 1,
  ink = INKS.yellow.ink,
}: DrawingPosition & { scale?: number; ink?: string }) => (
  <Transformed x={x} y={y} scale={scale}>
    <path d={INK_SHAPES.yellow} fill={ink} transform="translate(-10 -10)" />
  </Transformed>
)

/** The spark of a fuse. */
export const Spark = ({ x, y, scale = 1 }: DrawingPosition & { scale?: number }) => (
  <Transformed x={x} y={y} scale={scale}>
    <path d="m0-18 5 11 11-6-5 12 9 8-12 1-2 12-7-10-11 5 3-12-10-7 12-2Z" fill={PAPER} />
    <path d="m0-10 3 6 7-3-3 7 5 4-7 1-2 7-4-6-6 2 2-6-6-4 7-2Z" fill={INKS.red.ink} />
  </Transformed>
)

export const Bolt = ({ x, y, turn = 0, scale = 1 }: DrawingPosition & { turn?: number; scale?: number }) => (
  <Transformed x={x} y={y} turn={turn} scale={scale}>
    <PrintedShape d="M6-30-16 6h12l-6 26L16-8H4L14-30Z" />
  </Transformed>
)

/** A cactus; also the pictogram of Fuck You. */
export const Cactus = () => (
  <PrintedShape d="M-14 0v-32h-10c-10 0-14-8-14-26 0-10 14-10 14 0v10h10v-26c0-20 28-20 28 0v40h10v-12c0-10 14-10 14 0 0 20-4 28-14 28H14V0Z" />
)
