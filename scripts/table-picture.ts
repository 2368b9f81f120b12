/** `npm run table-picture`: plays the beginning of a match in a browser and keeps what it shows as docs/table.png. */
import { fileURLToPath } from 'node:url'
import { below, seeded } from '@slapwise/kernel'
import { launchChromium } from '../packages/web/e2e/chromium.ts'
import { Player } from '../packages/web/e2e/player.ts'
import { startServer } from '../packages/web/e2e/server.ts'

const MOVES = 14

const [browser, server] = await Promise.all([launchChromium(), startServer()])
const ada = await Player.open(browser, { width: 1280, height: 760 })
await ada.page.emulateMedia({ colorScheme: 'dark' })
await ada.opensRoom(server.address, 'Ada')
for (const _ of 'bots') await ada.button('Add a bot').click()
for (const set of ['Troublemaker', 'Supercharge', 'Pandora’s Box', 'relaxed']) await ada.button(set).click()
await ada.button('Deal').click()
const random = seeded('picture')
const turn = ada.page.getByText('Your turn: play or draw')
for (let moves = 0; moves < MOVES || (await turn.count()) === 0; )
  if (await ada.tapSomething((count) => below(random, count))) moves++
  else await ada.page.locator('.hand').waitFor()
await ada.page.locator('.event-panel').waitFor({ state: 'detached' })
await ada.page.screenshot({ path: fileURLToPath(new URL('../docs/table.png', import.meta.url)) })
await browser.close()
await server.stop()
