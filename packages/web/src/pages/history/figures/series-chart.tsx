import type { ChartSeries } from './figures.ts'
import './series-chart.css'

const [WIDTH, HEIGHT, MARGIN] = [600, 180, 12]

interface Props {
  readonly series: ChartSeries
  /** The values at the bottom and at the top. */
  readonly range: readonly [number, number]
  /** These values in words. */
  readonly rangeLabels: readonly [string, string]
  readonly label: string
  readonly hint: string
}

/** A figure over time: a dot per match, and the running mean as a line. */
export function SeriesChart({ series: { values, trend }, range, rangeLabels, label, hint }: Props) {
  const [low, high] = range
  const x = (i: number) => MARGIN + ((WIDTH - 2 * MARGIN) * (i + 0.5)) / values.length
  const y = (value: number) => MARGIN + ((HEIGHT - 2 * MARGIN) * (high - value)) / (high - low)
  const points = trend.flatMap((value, i) => (value === null ? [] : [`${x(i)} ${y(value)}`]))
  return (
    <figure className="series-chart">
      <div className="series-chart-frame">
        <span aria-hidden="true">{rangeLabels[1]}</span>
        <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {[low, (low + high) / 2, high].map((value) => (
            <path key={value} className="series-chart-grid" d={`M0 ${y(value)}H${WIDTH}`} />
          ))}
          {points.length > 1 && <path className="series-chart-trend" d={`M${points.join('L')}`} />}
          {values.map((value, i) => (
            <path key={i} className="series-chart-dot" d={`M${x(i)} ${y(value)}h0`} />
          ))}
        </svg>
        <span aria-hidden="true">{rangeLabels[0]}</span>
      </div>
      <figcaption className="muted-text">{hint}</figcaption>
    </figure>
  )
}
