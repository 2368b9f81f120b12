import type { Browser, CDPSession, Page } from 'playwright-core'

/** Network conditions for DevTools. */
export interface NetworkConditions {
  /** The minimum latency of a response. */
  readonly latencyMs: number
  /** Bytes per second; −1 for no limit. */
  readonly downBytesPerSecond: number
  readonly upBytesPerSecond: number
}

/** The DevTools preset: 9 Mbit/s down, 1.5 Mbit/s up, 60 ms round trip, with the corrections that DevTools applies. */
export const FAST_4G: NetworkConditions = {
  latencyMs: 60 * 2.75,
  downBytesPerSecond: (9e6 / 8) * 0.9,
  upBytesPerSecond: (1.5e6 / 8) * 0.9,
}

/** The main button of the start page. */
export const MAIN_BUTTON_SELECTOR = '.start .start-actions > .button:not(.second):enabled'
const HAND_SELECTOR = '.hand button'
const BOARD_HAND_SELECTOR = '.table[data-game=board] .hand button'
const BOARD_GAME_LABEL = /Frantic Board Game/
const SET_LABELS = ['Troublemaker', 'Supercharge', 'Pandora’s Box']

/** A first visit: no stored data, and no service worker that prefetches. */
export class Visit {
  readonly page: Page
  readonly devTools: CDPSession

  private constructor(page: Page, devTools: CDPSession) {
    this.page = page
    this.devTools = devTools
  }

  static async open(browser: Browser, viewport: { width: number; height: number }): Promise<Visit> {
    const context = await browser.newContext({
      viewport,
      locale: 'en',
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
    })
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    return new Visit(page, devTools)
  }

  async throttleNetwork({
    latencyMs,
    downBytesPerSecond,
    upBytesPerSecond,
  }: NetworkConditions): Promise<void> {
    await this.devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: downBytesPerSecond,
      uploadThroughput: upBytesPerSecond,
    })
  }

  /** Slows the page down by this factor. */
  async throttleCpu(rate: number): Promise<void> {
    await this.devTools.send('Emulation.setCPUThrottlingRate', { rate })
  }

  async pressButton(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Starts a match of the card game in a new room with `bots` bots, and waits for the dealt hand. */
  async startRoomMatch(bots: number): Promise<void> {
    await this.#openRoomAndStart(bots)
    await this.page.locator(HAND_SELECTOR).first().waitFor()
  }

  /** Starts a match of the board game in a new room with `bots` bots, and waits for the dealt hand. */
  async startBoardRoomMatch(bots: number): Promise<void> {
    await this.page.getByRole('radio', { name: BOARD_GAME_LABEL }).check({ force: true })
    await this.#openRoomAndStart(bots)
    await this.page.locator(BOARD_HAND_SELECTOR).first().waitFor()
  }

  async #openRoomAndStart(bots: number): Promise<void> {
    await this.page.getByLabel('Your name').fill('Ada')
    await this.pressButton('Open a room')
    for (let i = 0; i < bots; i++) await this.pressButton('Add a bot')
    await this.pressButton('Deal')
  }

  /** Starts a match against bots in the page, and waits for the dealt hand. */
  async startLocalMatch(): Promise<void> {
    await this.page.locator(MAIN_BUTTON_SELECTOR).click()
    await this.page.locator(HAND_SELECTOR).first().waitFor()
  }

  /** Starts a match against seven bots with all sets, and waits for the dealt hand. */
  async startEightPlayerMatch(): Promise<void> {
    await this.startLocalMatch()
    await this.page.getByRole('tab', { name: 'Match' }).click()
    const form = this.page.locator('.next-match')
    for (const name of ['7', ...SET_LABELS, 'Deal anew'])
      await form.getByRole('button', { name, exact: true }).click()
    await this.page.locator('.other-seats[data-count="7"]').waitFor()
    await this.page.getByRole('tab', { name: 'Log' }).click()
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}
