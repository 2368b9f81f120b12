/**
 * `npm run table-picture`: plays the beginning of a match of each game in a browser and writes screenshots to docs/.
 */
import { fileURLToPath } from 'node:url'
import { createRandom, randomBelow } from '@slapwise/kernel'
import { BrowserPlayer } from '../packages/web/e2e/testing/browser-player.ts'
import { launchChromium } from '../packages/web/e2e/testing/chromium.ts'
import { playUntil } from '../packages/web/e2e/testing/play-until.ts'
import { startServer } from '../packages/web/e2e/testing/server.ts'

interface Screenshot {
  readonly fileName: string
  readonly game: string
  readonly bots: number
  readonly settings: readonly string[]
  /** The least number of taps before the screenshot is taken. */
  readonly firstTaps: number
  /** A selector that matches when the screenshot can be taken. */
  readonly readySelector: string
}

const FRANTIC_SCREENSHOT: Screenshot = {
  fileName: 'table.png',
  game: 'Frantic',
  bots: 4,
  settings: ['Troublemaker', 'Supercharge', 'Pandora’s Box', 'relaxed'],
  firstTaps: 14,
  readySelector: 'main[data-ask=turn]:not(:has(dialog[open], .event-panel)) .prompt-bar.own-prompt',
}

const BOARD_SCREENSHOT: Screenshot = {
  fileName: 'board.png',
  game: 'Frantic Board Game',
  bots: 3,
  settings: ['relaxed'],
  firstTaps: 36,
  /** Before a roll, when the street shows where it would lead. */
  readySelector:
    'main[data-ask=roll]:has(.roll-target):not(:has(dialog[open], .event-panel)) .prompt-bar.own-prompt',
}

const [browser, server] = await Promise.all([launchChromium(), startServer()])
try {
  for (const shown of [FRANTIC_SCREENSHOT, BOARD_SCREENSHOT]) await takeScreenshot(shown)
} finally {
  await browser.close()
  await server.stop()
}

async function takeScreenshot({
  fileName,
  game,
  bots,
  settings,
  firstTaps,
  readySelector,
}: Screenshot): Promise<void> {
  const ada = await BrowserPlayer.open(browser, { width: 1280, height: 760 })
  await ada.page.emulateMedia({ colorScheme: 'dark' })
  await ada.openRoom(server.address, 'Ada', game)
  for (let bot = 0; bot < bots; bot++) await ada.button('Add a bot').click()
  for (const setting of settings) await ada.button(setting).click()
  await ada.button('Deal').click()
  const random = createRandom('picture')
  for (let taps = 0; taps < firstTaps; taps++) await ada.taps((count) => randomBelow(random, count))
  await playUntil(ada, readySelector)
  await ada.page.screenshot({ path: fileURLToPath(new URL(`../docs/${fileName}`, import.meta.url)) })
  await ada.page.context().close()
}
