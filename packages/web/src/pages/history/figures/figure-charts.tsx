import { formatSigned } from '@slapwise/kernel'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import type { MatchSummary } from '../../../match-sources/archive/match-summary.ts'
import { beatenShareOf, createSeries, luckOf, meanOf } from './figures.ts'
import { SeriesChart } from './series-chart.tsx'

/** More dots than this would not be told apart on a phone. */
const MAX_CHART_MATCHES = 100
const MIN_CHART_MATCHES = 3

/** The success and the luck of the newest matches, if there are enough of them. */
export function FigureCharts({ summaries }: { readonly summaries: readonly MatchSummary[] }) {
  const { messages, language } = useAfterMatchI18n()
  const texts = messages.history
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const shares = createSeries(summaries, MAX_CHART_MATCHES, beatenShareOf)
  const luck = createSeries(summaries, MAX_CHART_MATCHES, luckOf)
  const mostLuck = Math.max(1, ...luck.values.map(Math.abs))
  return (
    <>
      {shares.values.length >= MIN_CHART_MATCHES && (
        <>
          <h3>{texts.chart}</h3>
          <SeriesChart
            series={shares}
            range={[0, 1]}
            rangeLabels={[texts.chartLast, texts.chartFirst]}
            label={texts.chartLabel(shares.values.length, percent.format(meanOf(shares)))}
            hint={texts.chartHint}
          />
        </>
      )}
      {luck.values.length >= MIN_CHART_MATCHES && (
        <>
          <h3>{texts.luckChart}</h3>
          <SeriesChart
            series={luck}
            range={[-mostLuck, mostLuck]}
            rangeLabels={[formatSigned(-mostLuck), formatSigned(mostLuck)]}
            label={texts.luckChartLabel(luck.values.length, formatSigned(meanOf(luck)))}
            hint={texts.luckChartHint}
          />
        </>
      )}
    </>
  )
}
