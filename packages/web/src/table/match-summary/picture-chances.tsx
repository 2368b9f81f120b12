import type { PositionEstimate } from '@slapwise/bots'
import { inkOfFace } from '../../ui/face/face.ts'
import { BLACK, PAPER, PLAYER_INKS } from '../../ui/print/inks.ts'
import { linePath } from './chance-paths.ts'

/** The chances of all players over the match. */
export interface PicturedChances {
  readonly label: string
  readonly positions: readonly PositionEstimate[]
  /** The faces by seat, which give the lines their inks. */
  readonly faces: readonly number[]
}

interface Props extends PicturedChances {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const PADDING = 24

/** A box with the chance to win of each player, from the deal to the end. */
export function PictureChances({ label, positions, faces, x, y, width, height }: Props) {
  const box = { x, y, width, height, rx: 26 }
  const [chartWidth, chartHeight] = [width - 2 * PADDING, height - 2 * PADDING]
  const scale = `translate(${x + PADDING} ${y + PADDING}) scale(${chartWidth / Math.max(1, positions.length - 1)} ${chartHeight})`
  const draw = (stroke: string, strokeWidth: number, seat: number) => (
    <path
      d={linePath(positions, seat)}
      transform={scale}
      stroke={stroke}
      strokeWidth={strokeWidth}
      vectorEffect="non-scaling-stroke"
    />
  )
  return (
    <g>
      <rect {...box} fill={BLACK} transform="translate(10 10)" />
      <rect {...box} fill={PAPER} stroke={BLACK} strokeWidth="6" />
      <path
        d={`M${x + PADDING} ${y + height / 2}h${chartWidth}`}
        stroke={BLACK}
        strokeWidth="2"
        strokeDasharray="6 10"
      />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        {faces.map((face, seat) => (
          <g key={seat}>
            {draw(BLACK, 9, seat)}
            {draw(PLAYER_INKS[inkOfFace(face)].ink, 6, seat)}
          </g>
        ))}
      </g>
      <text
        x={x + PADDING}
        y={y + PADDING + 18}
        fontSize="28"
        fontWeight="650"
        fill={BLACK}
        stroke={PAPER}
        strokeWidth="8"
        paintOrder="stroke"
      >
        {label}
      </text>
    </g>
  )
}
