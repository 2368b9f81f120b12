import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** What DevTools calls a network. */
export interface Line {
  /** Milliseconds from a request to the first byte of its answer, at least. */
  readonly latency: number
  /** Bytes a second. */
  readonly down: number
  readonly up: number
}

/** DevTools' preset: 9 Mbit/s down, 1.5 up and a round trip of 60 ms, with the corrections DevTools makes itself. */
export const FAST_4G: Line = { latency: 60 * 2.75, down: (9e6 / 8) * 0.9, up: (1.5e6 / 8) * 0.9 }

/** Somebody who has never been here: nothing is kept from before, and no service worker fetches ahead. */
export class Visit {
  readonly page: Page
  readonly devTools: CDPSession

  private constructor(page: Page, devTools: CDPSession) {
    this.page = page
    this.devTools = devTools
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
    const context = await browser.newContext({
      locale: 'en',
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    return new Visit(page, devTools)
  }

  async throttleNetwork({ latency, down, up }: Line): Promise<void> {
    await this.devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    })
  }

  /** Everything in the page takes so many times as long. */
  async throttleProcessor(rate: number): Promise<void> {
    await this.devTools.send('Emulation.setCPUThrottlingRate', { rate })
  }

  /** From the start page to a dealt hand, with a bot for each of the other seats. */
  async dealInRoom(address: string, bots: number): Promise<void> {
    await this.page.goto(address)
    await this.page.getByLabel('Your name').fill('Ada')
    await this.press('Open a room')
    for (let i = 0; i < bots; i++) await this.press('Add a bot')
    await this.press('Deal')
    await this.page.locator('.hand button').first().waitFor()
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async leave(): Promise<void> {
    await this.page.context().close()
  }
}

/** What everybody wants from the start page. */
export const MAIN_BUTTON = '.start .ways .button:enabled'
