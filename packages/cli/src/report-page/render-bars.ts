import type { Estimate } from '../deal-series/ratio-estimator.ts'
import { type Html, html } from './html.ts'

/** Each colour has a shape, so that the bars can be told apart without hue. */
const BAR_COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'] as const

const SHAPES: Readonly<Record<(typeof BAR_COLOURS)[number], string>> = {
  red: 'M10 1.5 19 18H1Z',
  blue: 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
  green: 'M2 2h16v16H2Z',
  yellow: 'm10 .8 2.7 6.2 6.8.6-5.1 4.5 1.5 6.6L10 15.2l-5.9 3.5 1.5-6.6L.5 7.6 7.3 7Z',
  purple: 'M10 .8 17.5 10 10 19.2 2.5 10Z',
  black: 'M3 1h14l2 9-2 9H3l-2-9Z',
}

export interface Bar {
  readonly name: string
  readonly estimate: Estimate | null
  /** The value as text. */
  readonly valueText: string
  /** A remark after the value. */
  readonly note?: Html
  /** An index into `BAR_COLOURS`, modulo its length. */
  readonly colourIndex: number
  /** The value if all bots were equally strong; drawn as a dashed line. */
  readonly expectedValue?: number
}

/** Horizontal bars from 0 to each mean, with error bars for the 95 % confidence interval. */
export function renderBars(bars: readonly Bar[]): Html {
  const max = findScaleMaximum(bars)
  return html`<ul class="bars">${bars.map((bar) => renderBar(bar, max))}</ul>`
}

function renderBar(
  { name, estimate, valueText, note, expectedValue, colourIndex: i }: Bar,
  max: number,
): Html {
  const colour = BAR_COLOURS[i % BAR_COLOURS.length]
  return html`<li>
<span class="name"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${SHAPES[colour]}" fill="var(--${colour})"/></svg>${name}</span>
${renderBarShape(estimate, colour, max, expectedValue)}
<span class="figure">${valueText}${note ?? ''}</span>
</li>`
}

function renderBarShape(
  estimate: Estimate | null,
  colour: string,
  max: number,
  expectedValue: number | undefined,
): Html {
  const { mean, margin } = estimate ?? { mean: null, margin: null }
  const toPercent = (value: number) => `${((Math.min(max, Math.max(0, value)) / max) * 100).toFixed(2)}%`
  return html`<svg class="bar" aria-hidden="true"><rect class="ground" width="100%" height="24"/>${
    mean === null
      ? ''
      : html`<rect width="${toPercent(mean)}" height="24" fill="var(--${colour})"/><rect y="3" width="${toPercent(mean)}" height="24" fill="url(#dots)"/>`
  }${expectedValue === undefined ? '' : html`<line class="chance" x1="${toPercent(expectedValue)}" x2="${toPercent(expectedValue)}" y1="0" y2="28"/>`}${
    mean === null || margin === null
      ? ''
      : renderErrorBar(toPercent(mean - margin), toPercent(mean), toPercent(mean + margin))
  }</svg>`
}

/** Renders the error bar with an outline, because one half of it lies on the bar. */
function renderErrorBar(from: string, middle: string, to: string): Html {
  const lines = html`<line x1="${from}" x2="${to}" y1="12" y2="12"/><line x1="${from}" x2="${from}" y1="7" y2="17"/><line x1="${to}" x2="${to}" y1="7" y2="17"/><circle cx="${middle}" cy="12" r="4"/>`
  return html`<g class="rim">${lines}</g><g class="whisker">${lines}</g>`
}

/** The largest value or upper bound. */
const findScaleMaximum = (bars: readonly Bar[]): number =>
  Math.max(
    Number.EPSILON,
    ...bars.map(({ estimate, expectedValue = 0 }) =>
      Math.max(expectedValue, (estimate?.mean ?? 0) + (estimate?.margin ?? 0)),
    ),
  )
