import { formatNumber, formatPercent } from '../deal-series/format-standings.ts'
import type { Estimate } from '../deal-series/ratio-estimator.ts'
import type { CliMessages } from '../i18n/index.ts'
import { type Html, html } from '../report-page/html.ts'
import { type Bar, renderBars } from '../report-page/render-bars.ts'
import type { ReportPage, ReportSection } from '../report-page/render-page.ts'
import type { VariantFigure } from './compare-variants.ts'
import {
  type FigureRow,
  formatDifference,
  getVariantLabel,
  isSignificant,
  type LabResult,
  listFigureRows,
} from './lab-result.ts'

type FormatEstimate = (estimate: Estimate) => string

/** The HTML page of a lab result: the figures of the text report as charts. */
export function buildLabPage(
  result: LabResult,
  messages: CliMessages,
  played: readonly string[],
  command: string,
): ReportPage {
  const { matches, variants } = result
  const names = variants.map((variant) => getVariantLabel(variant, messages))
  return {
    language: messages.language,
    title: messages.page.labTitle,
    intro: [
      (names.length > 1 ? messages.page.baseSettings : String)(played.join(', ')),
      `${messages.lab.matchesPerVariant}: ${matches}`,
      ...(names.length > 1 ? [messages.page.differenceNote(names[0])] : []),
    ],
    sections: buildSections(result, names),
    notes: [messages.page.intervalNote, messages.page.reproduceNote],
    command,
  }
}

const buildSections = (result: LabResult, names: readonly string[]): ReportSection[] =>
  Object.entries(result.groups).flatMap(([id, { title, isShare }]) => {
    const lines = listFigureRows(result, id)
    const format = isShare ? formatPercent : formatNumber
    const body =
      names.length > 1 ? renderComparison(lines, names, format) : renderSingleVariant(lines, format, isShare)
    return lines.length === 0 ? [] : [{ title, body }]
  })

/** Shares as bars, other metrics as numbers. */
function renderSingleVariant(lines: readonly FigureRow[], format: FormatEstimate, isShare: boolean): Html {
  const figures = lines.map(({ name, figures: [figure] }) => barFor(name, figure, format, 1))
  if (isShare) return html`<div class="wide">${renderBars(figures)}</div>`
  const numbers = figures.map(({ name, valueText }) => html`<div><dt>${name}</dt><dd>${valueText}</dd></div>`)
  return html`<dl class="numbers">${numbers}</dl>`
}

/** One chart per metric, with a bar for each variant. */
function renderComparison(
  lines: readonly FigureRow[],
  names: readonly string[],
  format: FormatEstimate,
): Html {
  const cards = lines.map(({ name, figures }) => {
    const bars = figures.map((figure, i) => barFor(names[i], figure, format, i))
    return html`<div>\n<h3>${name}</h3>\n${renderBars(bars)}\n</div>\n`
  })
  return html`<div class="cards">${cards}</div>`
}

const barFor = (
  name: string,
  figure: VariantFigure | null,
  format: FormatEstimate,
  colourIndex: number,
): Bar => ({
  name,
  colourIndex,
  estimate: figure?.estimate ?? null,
  valueText: figure ? format(figure.estimate) : '–',
  ...(figure?.difference && { note: renderDifference(figure.difference, format) }),
})

const renderDifference = (difference: Estimate, format: FormatEstimate): Html =>
  html`<span class="more${isSignificant(difference) ? ' sure' : ''}">${formatDifference(difference, format)}</span>`
