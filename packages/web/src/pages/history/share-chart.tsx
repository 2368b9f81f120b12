import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import type { ChartSeries } from './figures.ts'
import './share-chart.css'

const [WIDTH, HEIGHT, MARGIN] = [600, 180, 12]

/** The share of the others left behind: a dot per match, and the running mean as a line. */
export function ShareChart({ series: { shares, trend } }: { readonly series: ChartSeries }) {
  const { messages, language } = useAfterMatchI18n()
  const { history } = messages
  const x = (i: number) => MARGIN + ((WIDTH - 2 * MARGIN) * (i + 0.5)) / shares.length
  const y = (share: number) => MARGIN + (HEIGHT - 2 * MARGIN) * (1 - share)
  const points = trend.flatMap((share, i) => (share === null ? [] : [`${x(i)} ${y(share)}`]))
  const average = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(average)
  return (
    <figure className="share-chart">
      <div className="share-chart-frame">
        <span aria-hidden="true">{history.chartFirst}</span>
        <svg
          role="img"
          aria-label={history.chartLabel(shares.length, percent)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {[0, 0.5, 1].map((share) => (
            <path key={share} className="share-chart-grid" d={`M0 ${y(share)}H${WIDTH}`} />
          ))}
          {points.length > 1 && <path className="share-chart-trend" d={`M${points.join('L')}`} />}
          {shares.map((share, i) => (
            <path key={i} className="share-chart-dot" d={`M${x(i)} ${y(share)}h0`} />
          ))}
        </svg>
        <span aria-hidden="true">{history.chartLast}</span>
      </div>
      <figcaption className="muted-text">{history.chartHint}</figcaption>
    </figure>
  )
}
