/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core'

export const PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1440, height: 900 }

/** Somebody in front of a screen, who does whatever the page offers. */
export class Player {
  readonly page: Page
  readonly errors: string[]

  constructor(page: Page, errors: string[]) {
    this.page = page
    this.errors = errors
  }

  static async open(
    browser: Browser,
    viewport: { width: number; height: number },
    locale = 'en',
  ): Promise<Player> {
    const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    return new Player(page, errors)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** One tap on whatever is asked for, if anything is; tells what was tapped. */
  async tapSomething(choose: (count: number) => number): Promise<string | null> {
    for (const what of TAPS) {
      const found = this.page.locator(what)
      const count = await found.count()
      if (count === 0) continue
      const isTapped = await found
        .nth(choose(count))
        .click({ timeout: 250 })
        .then(
          () => true,
          () => false,
        )
      if (isTapped) return what
    }
    return null
  }

  get isOver(): Promise<boolean> {
    return this.page
      .locator('.score-sheet.final')
      .count()
      .then((count) => count > 0)
  }

  /** Whether something sticks out at the side. */
  sticksOut(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  }
}

/** In the order in which a person would see them: what lies on top first. */
const TAPS = [
  '.event-panel',
  '.sheet button',
  '.bar > .button',
  '.hand button.playable',
  '.other.candidate:enabled',
  '.offer button[aria-pressed=false]',
  '.options:not(.pause) .button',
]
