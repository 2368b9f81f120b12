/// <reference lib="dom" />
import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { LONG_PRESS_MS } from '../../src/table/input/use-press.ts'
import { ANSWER_LAYERS, inspectTable, type TableInspection } from './inspect-table.ts'
import { navigateInPage } from './navigate-in-page.ts'
import { startPainting, stopPainting } from './painting.ts'

export const PHONE = { width: 360, height: 640 }
export const LARGE_PHONE = { width: 414, height: 896 }
export const LANDSCAPE = { width: 640, height: 360 }
export const TABLET = { width: 768, height: 1024 }
/** A small laptop, without the bars of the browser. */
export const LAPTOP = { width: 1280, height: 760 }
/** A screen of 1440 × 900 at 300 %. */
export const ZOOMED = { width: 480, height: 300 }
export const DESKTOP = { width: 1440, height: 900 }
export const LARGE = { width: 1920, height: 1080 }

/** The timeout of each of Playwright's own waits, whose messages say what they waited for. */
const TIMEOUT_MS = 50_000

/** Errors that are expected without a network, or without TLS. */
const IGNORED_ERRORS = /^(Failed to load resource|The Cross-Origin-Opener-Policy header has been ignored)/

/** Reports violations of the content security policy, even if the page catches the error. */
export const reportCspViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
    console.error(`${violatedDirective} violated by ${sourceFile}`),
  )

/** Fast bots, since new profiles have the slowest tempo, and no introductions. */
export const FAST_PREFERENCES = { tempo: 'brisk', introductions: false }

/** Gives a new profile these preferences. Runs in the page. */
export const prepareProfile = (preferences: object) => {
  if (location.protocol.startsWith('http') && localStorage.getItem('slapwise.preferences') === null)
    localStorage.setItem('slapwise.preferences', JSON.stringify(preferences))
}

/** Makes seconds pass between any two taps for the page. Runs in the page. */
const advanceClockOnRead = () => {
  let now = Date.now()
  Date.now = () => (now += 1000)
}

/** Makes long presses ten times as long: on a busy machine a tap may take longer than one of a person. Runs in the page. */
const lengthenLongPresses = (longPressMs: number) => {
  const { setTimeout } = window
  const lengthened = (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
    setTimeout(handler, ms === longPressMs ? 10 * ms : ms, ...values)
  window.setTimeout = lengthened as typeof window.setTimeout
}

/**
 * Makes reaction windows as short as possible when this player chooses a pace for a room: a table waits for the end of
 * each, whether anybody can react or not. Runs in the page.
 */
const shortenReactionWindows = () => {
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (message) {
    send.call(this, `${message}`.replace('"windowSeconds":null', '"windowSeconds":0.5'))
  }
}

export const MATCH_OVER_SELECTOR = '.score-sheet.final'

type Choose = (count: number) => number

/** A player in front of a browser page, who uses what the page offers. The page is not painted until `startPainting`. */
export class BrowserPlayer {
  readonly page: Page
  /** Errors in the page, caught or not. */
  readonly errors: string[]
  /** Problems of the layout that any inspection found. */
  readonly layoutProblems = new Set<string>()

  constructor(page: Page, errors: string[]) {
    this.page = page
    this.errors = errors
  }

  static async open(
    browser: Browser,
    viewport: { width: number; height: number },
    locale = 'en',
    options: BrowserContextOptions = {},
  ): Promise<BrowserPlayer> {
    const context = await browser.newContext({
      viewport,
      locale,
      reducedMotion: 'reduce',
      // Otherwise each player would load all files for offline use.
      serviceWorkers: 'block',
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !IGNORED_ERRORS.test(message.text())) errors.push(message.text())
    })
    await page.addInitScript(stopPainting)
    await page.addInitScript(reportCspViolations)
    // Without sound: opening an audio device takes a quarter of a second of each page.
    await page.addInitScript(prepareProfile, { ...FAST_PREFERENCES, sound: false })
    await page.addInitScript(advanceClockOnRead)
    await page.addInitScript(lengthenLongPresses, LONG_PRESS_MS)
    await page.addInitScript(shortenReactionWindows)
    return new BrowserPlayer(page, errors)
  }

  /** Paints this page and all that are opened from now on, for screenshots. */
  async startPainting(): Promise<void> {
    await this.page.addInitScript(startPainting)
    await this.page.evaluate(startPainting)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Opens a room from the start page. */
  async openRoom(address: string, name: string, game = 'Frantic'): Promise<void> {
    await this.page.goto(address)
    await this.page.getByLabel('Your name').fill(name)
    await this.page.locator('.game-choice').getByText(game, { exact: true }).click()
    await this.button('Open a room').click()
    await this.page.waitForURL('**/room/*')
    await this.button('Deal').waitFor()
  }

  /** Joins the room of another player. */
  async joinRoom(room: string, name: string): Promise<void> {
    await this.page.goto(room)
    await this.page.getByLabel('Your name').fill(name)
    await this.button('Join').click()
  }

  /** Changes a setting in the lobby, where groups of settings are collapsed on phones. */
  async changeSetting(group: string, setting: string): Promise<void> {
    if (!(await this.button(setting).isVisible()))
      await this.page.getByRole('heading', { name: group, exact: true }).click()
    await this.button(setting).click()
  }

  /** Opens another page without a reload. */
  navigate(path: string): Promise<void> {
    return waitFor(`${path} to be shown`, this.page.evaluate(navigateInPage, path))
  }

  /** Finds no tap targets if `unlessSelector` matches. */
  async inspect(unlessSelector: string | null = null): Promise<TableInspection> {
    const inspection = await waitFor(
      'the inspection of the table',
      this.page.evaluate(inspectTable, { layers: ANSWER_LAYERS, unlessSelector }),
    )
    for (const problem of inspection.layoutProblems) this.layoutProblems.add(problem)
    return inspection
  }

  /** Waits until something can be tapped, or the match is over. */
  async waitForTapTarget(): Promise<void> {
    const selectors = [...ANSWER_LAYERS, MATCH_OVER_SELECTOR].join()
    await this.page.locator(selectors).first().waitFor({ state: 'attached' })
  }

  /**
   * Taps one of the targets that answer the prompt, if there are any, and returns its description. Taps nothing if
   * `unlessSelector` matches.
   */
  async tapAnyTarget(choose: Choose, unlessSelector: string | null = null): Promise<string | null> {
    const { tapTargets } = await this.inspect(unlessSelector)
    return tapTargets.length === 0 ? null : this.tap(tapTargets[choose(tapTargets.length)])
  }

  /** Taps one of the targets, as soon as there are any. */
  taps(choose: Choose): Promise<string> {
    return waitUntil('a tap target', () => this.tapAnyTarget(choose))
  }

  private async tap({ description, x, y }: TableInspection['tapTargets'][number]): Promise<string> {
    await this.page.mouse.click(x, y)
    return description
  }

  /** Taps until the prompt is answered, and returns the problems on the way. */
  async answerPrompt(choose: Choose): Promise<readonly string[]> {
    const problems = new Set<string>()
    const tapped: string[] = []
    let inspection = await this.inspect()
    const promptNumber = inspection.prompt
    while (inspection.prompt === promptNumber && tapped.length < MAX_TAPS_PER_ANSWER) {
      for (const problem of inspection.layoutProblems) problems.add(problem)
      if (inspection.tapTargets.length === 0) return [...problems, `no tap target after ${tapped.join(', ')}`]
      tapped.push(await this.tap(inspection.tapTargets[choose(inspection.tapTargets.length)]))
      inspection = await this.inspect()
    }
    for (const problem of inspection.layoutProblems) problems.add(`${problem}, afterwards`)
    if (inspection.prompt === promptNumber)
      problems.add(`still not answered after ${tapped.slice(0, 12).join(', ')}`)
    return [...problems]
  }

  get isOver(): Promise<boolean> {
    return this.page
      .locator(MATCH_OVER_SELECTOR)
      .count()
      .then((count) => count > 0)
  }

  /** The digest in the note about a fair deal, which players may compare. */
  async readDealDigest(): Promise<string | undefined> {
    const note = this.page.locator('.deal-note.fair')
    await note.locator('summary', { hasText: 'Dealt fairly: checked' }).click()
    return (await note.textContent())?.match(/\w{4} \w{4} \w{4}$/)?.[0]
  }

  hasHorizontalOverflow(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  }
}

/** More than any answer takes. */
const MAX_TAPS_PER_ANSWER = 120
