import { type Html, html } from './html.ts'
import { PAGE_CSS } from './page-css.ts'

export interface ReportSection {
  readonly title: string
  readonly body: Html
}

export interface ReportPage {
  readonly language: string
  readonly title: string
  /** Paragraphs about the settings and the number of matches. */
  readonly intro: readonly string[]
  readonly sections: readonly ReportSection[]
  /** Remarks on reading and reproducing the charts. */
  readonly notes: readonly string[]
  readonly command: string
}

/** A self-contained HTML file. */
export const renderPage = ({ language, title, intro, sections, notes, command }: ReportPage): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Slapwise</title>
<style>${{ html: PAGE_CSS }}</style>
</head>
<body>
<svg width="0" height="0" aria-hidden="true"><pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(25)"><circle cx="3" cy="3" r="1.3"/></pattern></svg>
<main>
<header>
<h1>${title}</h1>
${intro.map((line) => html`<p>${line}</p>\n`)}</header>
${sections.map(({ title: heading, body }) => html`<section>\n<h2>${heading}</h2>\n${body}\n</section>\n`)}<footer>
${notes.map((note) => html`<p>${note}</p>\n`)}<code>${command}</code>
</footer>
</main>
</body>
</html>
`.html
