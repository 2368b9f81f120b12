import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { PlayerFaceShape, PlayerHeadShape } from '../../ui/face/avatar.tsx'
import { inkOfFace } from '../../ui/face/face.ts'
import { PLAYER_INKS } from '../../ui/print/inks.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'
import './score-chart.css'
import { type ChartLayout, layoutChart, spreadLabels } from './score-chart-layout.ts'

export interface ChartLine {
  readonly seat: number
  readonly name: string
  /** Total points after each round. */
  readonly totals: readonly number[]
}

interface Props {
  readonly lines: readonly ChartLine[]
  readonly limit: number
  readonly limitLabel: string
  readonly label: string
  readonly axes: { readonly points: string; readonly rounds: string }
}

const LABEL_GAP_PX = 20
const LETTER_WIDTH_PX = 7.2
const MAX_LABEL_LENGTH = 10

/** The total points of all players as lines. Drawn in CSS pixels, so that the text has the size of other texts. */
export function ScoreChart({ lines, limit, limitLabel, label, axes }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const all = lines.flatMap(({ totals }) => totals)
  const longest = Math.max(...lines.map((line) => labelOf(line).length))
  const layout = layoutChart({
    width,
    height,
    labels: longest * LETTER_WIDTH_PX + 46,
    rounds: lines[0].totals.length,
    lowest: Math.min(...all),
    highest: Math.max(limit, ...all),
  })
  return (
    <div className="chart" ref={frame}>
      {width > 0 && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          <Grid layout={layout} axes={axes} />
          <Limit layout={layout} limit={limit} />
          {lines.map((line) => (
            <ScoreLine key={line.seat} line={line} layout={layout} />
          ))}
          {lines.map((line) => (
            <ScoreMarkers key={line.seat} line={line} layout={layout} />
          ))}
          <LimitLabel layout={layout} limit={limit}>
            {limitLabel}
          </LimitLabel>
          <Labels lines={lines} layout={layout} />
        </svg>
      )}
    </div>
  )
}

function useSize(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current!
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [frame])
  return size
}

function Grid({ layout, axes }: { readonly layout: ChartLayout } & Pick<Props, 'axes'>) {
  const { left, right, bottom, xOfRound: x, yOfPoints: y, pointTicks, roundTicks } = layout
  return (
    <g className="chart-grid">
      <text x={0} y={11}>
        {axes.points}
      </text>
      <text x={right + 10} y={bottom + 21}>
        {axes.rounds}
      </text>
      {pointTicks.map((points) => (
        <g key={points}>
          <path d={`M${left} ${y(points)}H${right}`} />
          <text x={left - 6} y={y(points) + 4} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {roundTicks
        .filter((round) => round > 0)
        .map((round) => (
          <text key={round} x={x(round)} y={bottom + 21} textAnchor="middle">
            {round}
          </text>
        ))}
    </g>
  )
}

interface LimitProps {
  readonly layout: ChartLayout
  readonly limit: number
}

const Limit = ({ layout: { left, right, yOfPoints: y }, limit }: LimitProps) => (
  <path className="chart-limit" d={`M${left} ${y(limit)}H${right}`} />
)

/** Drawn last, so that the lines of the players do not cross it. */
const LimitLabel = ({
  layout: { left, yOfPoints: y },
  limit,
  children,
}: LimitProps & { readonly children: string }) => (
  <text className="chart-limit-label" x={left + 6} y={y(limit) + 15}>
    {children}
  </text>
)

interface LineProps {
  readonly line: ChartLine
  readonly layout: ChartLayout
}

function ScoreLine({ line: { seat, totals }, layout: { xOfRound: x, yOfPoints: y } }: LineProps) {
  const { face } = useExpressions().faces[seat]
  const pathPoints = [0, ...totals].map((points, round) => `${x(round)} ${y(points)}`).join('L')
  return (
    <g className="chart-line">
      <path d={`M${pathPoints}`} className="line-shadow" transform="translate(1.500 1.500)" />
      <path d={`M${pathPoints}`} stroke={PLAYER_INKS[inkOfFace(face)].ink} />
    </g>
  )
}

function ScoreMarkers({ line: { seat, totals }, layout: { xOfRound: x, yOfPoints: y } }: LineProps) {
  const { face } = useExpressions().faces[seat]
  return totals.map((points, round) => (
    <g key={round} transform={`translate(${x(round + 1) - 6} ${y(points) - 6}) scale(0.6)`}>
      <PlayerHeadShape face={face} />
    </g>
  ))
}

function Labels({ lines, layout }: { readonly lines: readonly ChartLine[]; readonly layout: ChartLayout }) {
  const { right, top, bottom, yOfPoints: y } = layout
  const { faces } = useExpressions()
  const ends = lines.map(({ totals }) => y(totals.at(-1)!))
  const labelPositions = spreadLabels(ends, LABEL_GAP_PX, top, bottom)
  return lines.map((line, i) => (
    <g key={line.seat} className="chart-label">
      <path d={`M${right + 9} ${ends[i]}L${right + 16} ${labelPositions[i]}`} />
      <g transform={`translate(${right + 19} ${labelPositions[i] - 9}) scale(0.85)`}>
        <PlayerFaceShape {...faces[line.seat]} />
      </g>
      <text x={right + 40} y={labelPositions[i] + 4.5}>
        {labelOf(line)}
      </text>
    </g>
  ))
}

function labelOf({ name, totals }: ChartLine): string {
  const short = name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1)}…` : name
  return `${short} ${totals.at(-1)}`
}
