/** `npm run table-picture`: plays the beginning of a match of each game in a browser and keeps what it shows in docs/. */
import { fileURLToPath } from 'node:url'
import { below, seeded } from '@slapwise/kernel'
import { launchChromium } from '../packages/web/e2e/testing/chromium.ts'
import { Player } from '../packages/web/e2e/testing/player.ts'
import { startServer } from '../packages/web/e2e/testing/server.ts'

interface Shown {
  readonly picture: string
  readonly game: string
  readonly bots: number
  readonly settings: readonly string[]
  readonly moves: number
  /** What is in sight then. */
  readonly until: string
}

const CARDS: Shown = {
  picture: 'table.png',
  game: 'Frantic',
  bots: 4,
  settings: ['Troublemaker', 'Supercharge', 'Pandora’s Box', 'relaxed'],
  moves: 14,
  until: 'main[data-ask=turn]:not(:has(dialog[open], .event-panel)) .bar.yours',
}

const BOARD: Shown = {
  picture: 'board.png',
  game: 'Frantic Board Game',
  bots: 3,
  settings: ['relaxed'],
  moves: 36,
  /** About to roll: the street says where that would lead. */
  until: 'main[data-ask=roll]:has(.goal):not(:has(dialog[open], .event-panel)) .bar.yours',
}

const [browser, server] = await Promise.all([launchChromium(), startServer()])
for (const shown of [CARDS, BOARD]) await takePicture(shown)
await browser.close()
await server.stop()

async function takePicture({ picture, game, bots, settings, moves, until }: Shown): Promise<void> {
  const ada = await Player.open(browser, { width: 1280, height: 760 })
  await ada.page.emulateMedia({ colorScheme: 'dark' })
  await ada.opensRoom(server.address, 'Ada', game)
  for (let bot = 0; bot < bots; bot++) await ada.button('Add a bot').click()
  for (const setting of settings) await ada.button(setting).click()
  await ada.button('Deal').click()
  const random = seeded('picture')
  for (let made = 0; made < moves || (await ada.page.locator(until).count()) === 0; ) {
    await ada.waitForSomething()
    if (await ada.tapSomething((count) => below(random, count))) made++
  }
  await ada.page.screenshot({ path: fileURLToPath(new URL(`../docs/${picture}`, import.meta.url)) })
  await ada.page.context().close()
}
