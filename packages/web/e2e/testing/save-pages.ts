import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { startPainting } from './painting.ts'

/** Saves a screenshot and the accessible content of each page to a new folder, and returns its path. */
export async function savePages(contexts: readonly BrowserContext[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-failed-'))
  const pages = contexts.flatMap((context) => context.pages())
  for (const [i, page] of pages.entries()) {
    const path = join(folder, `page-${i}`)
    // A page that cannot be read must not hide the error of the test.
    const content = await page.locator('body').ariaSnapshot({ timeout: READ_TIMEOUT_MS }).catch(String)
    writeFileSync(`${path}.txt`, `${page.url()}\n${content}\n`)
    await page.evaluate(startPainting).catch(() => {})
    await page.screenshot({ path: `${path}.png`, timeout: READ_TIMEOUT_MS }).catch(() => {})
  }
  return folder
}

const READ_TIMEOUT_MS = 5_000
