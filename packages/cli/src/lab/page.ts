import { type Bar, barsOf } from '../page/bars.ts'
import { type Html, html } from '../page/html.ts'
import type { Page, Section } from '../page/page.ts'
import type { Estimate } from '../series/ratio.ts'
import { percent, plain } from '../series/standing-rows.ts'
import type { Lexicon } from '../words/index.ts'
import type { Figure } from './experiment.ts'
import { isSure, type Line, linesOf, moreWords, nameOf, type Result } from './result.ts'

type Say = (estimate: Estimate) => string

/** The same as the tables, in plots. */
export function labPage(result: Result, words: Lexicon, played: readonly string[], command: string): Page {
  const { games, variants } = result
  const names = variants.map((variant) => nameOf(variant, words))
  return {
    language: words.language,
    title: words.page.lab,
    lead: [
      (names.length > 1 ? words.page.otherwise : String)(played.join(', ')),
      `${words.lab.games}: ${games}`,
      ...(names.length > 1 ? [words.page.compared(names[0])] : []),
    ],
    sections: sectionsOf(result, names),
    notes: [words.page.intervals, words.page.again],
    command,
  }
}

const sectionsOf = (result: Result, names: readonly string[]): Section[] =>
  Object.entries(result.groups).flatMap(([id, { title, isShare }]) => {
    const lines = linesOf(result, id)
    const say = isShare ? percent : plain
    const body = names.length > 1 ? compared(lines, names, say) : alone(lines, say, isShare)
    return lines.length === 0 ? [] : [{ title, body }]
  })

/** Parts of a whole are told by bars, anything else by its number. */
function alone(lines: readonly Line[], say: Say, isShare: boolean): Html {
  const figures = lines.map(({ name, figures: [figure] }) => barFor(name, figure, say, 1))
  if (isShare) return html`<div class="wide">${barsOf(figures)}</div>`
  const numbers = figures.map(({ name, figure }) => html`<div><dt>${name}</dt><dd>${figure}</dd></div>`)
  return html`<dl class="numbers">${numbers}</dl>`
}

/** A plot for each figure, with a bar for each variant. */
function compared(lines: readonly Line[], names: readonly string[], say: Say): Html {
  const cards = lines.map(({ name, figures }) => {
    const bars = figures.map((figure, i) => barFor(names[i], figure, say, i))
    return html`<div>\n<h3>${name}</h3>\n${barsOf(bars)}\n</div>\n`
  })
  return html`<div class="cards">${cards}</div>`
}

const barFor = (name: string, figure: Figure | null, say: Say, ink: number): Bar => ({
  name,
  ink,
  estimate: figure?.estimate ?? null,
  figure: figure ? say(figure.estimate) : '–',
  ...(figure?.more && { remark: remarkOn(figure.more, say) }),
})

const remarkOn = (more: Estimate, say: Say): Html =>
  html`<span class="more${isSure(more) ? ' sure' : ''}">${moreWords(more, say)}</span>`
