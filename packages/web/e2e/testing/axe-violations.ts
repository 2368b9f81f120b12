/// <reference lib="dom" />
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The accessibility violations of the page, by these rules or by all. */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) } satisfies RunOptions
  const { violations } = await page.evaluate(runAxe, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${reasonIn(failureSummary)}`),
  )
}

/** Painted meanwhile: contrast depends on the opacity of the document. Runs in the page. */
async function runAxe(options: RunOptions): Promise<AxeResults> {
  const styleSheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = []
  try {
    return await (window as unknown as { axe: typeof axe }).axe.run(document, options)
  } finally {
    document.adoptedStyleSheets = styleSheets
  }
}

const reasonIn = (summary = ''): string => summary.split('\n')[1]?.trim() ?? ''
