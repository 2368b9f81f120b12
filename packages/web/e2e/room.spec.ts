/// <reference lib="dom" />
import { networkInterfaces } from 'node:os'
import { createRandom, randomBelow } from '@slapwise/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BrowserPlayer, DESKTOP, LANDSCAPE, LARGE, PHONE } from './testing/browser-player.ts'
import { toLanAddress } from './testing/chromium.ts'
import { browser, server } from './testing/environment.ts'
import { OWN_TURN_SELECTOR, playUntil } from './testing/play-until.ts'
import { startServer } from './testing/server.ts'

async function host(viewport = PHONE, address = server.address): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, viewport)
  await ada.openRoom(address, 'Ada')
  return ada
}

async function guest(room: string, name: string): Promise<BrowserPlayer> {
  const ben = await BrowserPlayer.open(browser, DESKTOP)
  await ben.joinRoom(room, name)
  return ben
}

/** Starts the match with a relaxed pace; a guest has to be ready after the change. */
async function deal(ada: BrowserPlayer, ben?: BrowserPlayer): Promise<void> {
  await ada.changeSetting('Pace', 'relaxed')
  await ada.page.getByRole('button', { name: 'relaxed', exact: true, pressed: true }).waitFor()
  if (ben) {
    await ben.button('I am ready').click()
    await ada.page.getByText('ready', { exact: true }).waitFor()
  }
  await ada.button('Deal').click()
  await ada.page.locator('.hand').waitFor()
}

/** Whether the whole speech bubble is visible, on top of everything. Runs in the page. */
function isOnTop(): boolean {
  const bubble = document.querySelector<HTMLElement>('.seat-bubble.from-chat')!
  bubble.style.animation = 'none'
  bubble.style.pointerEvents = 'auto'
  const { left, top, right, bottom } = bubble.getBoundingClientRect()
  return [left + 6, right - 6].every((x) =>
    [top + 6, bottom - 6].every((y) => bubble.contains(document.elementFromPoint(x, y))),
  )
}

/** Any other question means that an effect is being resolved, and stays open until it is answered. */
const ROUTINE_QUESTIONS = ['turn', 'drawn', 'counterattack', 'nice-try', 'lucky-bastard', 'next-round'].map(
  (ask) => `[data-ask=${ask}]`,
)
const EFFECT_QUESTION_SELECTOR = `main[data-ask]:not(${ROUTINE_QUESTIONS.join()}) .prompt-bar.own-prompt`

const handOf = (player: BrowserPlayer) => player.page.locator('.hand button').allTextContents()

describe('In a room', () => {
  it('a server that is killed during an effect restarts with the same question', async () => {
    const ada = await host()
    await ada.button('Add a bot').click()
    await deal(ada)
    await playUntil(ada, EFFECT_QUESTION_SELECTOR)
    const asked = await ada.page.locator('.prompt-question').textContent()
    const hand = await handOf(ada)
    await server.kill()
    await ada.page.getByText('The line is dead').waitFor()
    await server.restart()
    await ada.page.getByText('The line is dead').waitFor({ state: 'detached' })
    expect(await ada.page.locator('.prompt-question').textContent()).toBe(asked)
    expect(await handOf(ada)).toEqual(hand)
    const random = createRandom('go on')
    const before = await ada.page.locator('main').getAttribute('data-prompt')
    await ada.answerPrompt((count) => randomBelow(random, count))
    await ada.page.locator(`main:not([data-prompt="${before}"])`).waitFor()
    expect(ada.errors.filter((error) => !error.includes('WebSocket'))).toEqual([])
  })

  it('a banner is shown while the connection is lost', async () => {
    const ada = await host()
    await server.kill()
    const said = ada.page.locator('.notice', { hasText: 'The line is dead' })
    const first = await said.elementHandle()
    for (const _ of [1, 2, 3]) await ada.page.waitForEvent('websocket')
    expect(await first!.evaluate((notice) => notice.isConnected)).toBe(true)
    await server.restart()
    await said.waitFor({ state: 'detached' })
  })

  it('a page that is not cached without TLS shows an error when the server is gone', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(toLanAddress(server.address))
    await server.kill()
    await ada.button('Play now against bots').click()
    await ada.page.getByText('Only with https do browsers keep it').waitFor()
    await server.restart()
    await ada.button('Try again').click()
    await ada.page.locator('.hand button').first().waitFor()
  })

  it('a decision made while offline is sent after the reconnect', async () => {
    const ada = await host()
    await ada.button('Add a bot').click()
    await deal(ada)
    await playUntil(ada, OWN_TURN_SELECTOR)
    await server.kill()
    await ada.page.getByText('The line is dead').waitFor()
    const draws = ada.page.locator('.log-turn li', { hasText: 'You draw' })
    const before = await draws.count()
    await ada.button('Draw').click()
    await ada.page.getByText('One moment').waitFor()
    await server.restart()
    await draws.nth(before).waitFor({ state: 'attached' })
  })

  it('a big screen shows the table and the room code, and the phone the hand', async () => {
    const ada = await host(PHONE, toLanAddress(server.address))
    // The same browser profile: the big screen is often the host's own laptop.
    const bigScreen = await ada.page.context().newPage()
    await bigScreen.setViewportSize(LARGE)
    await bigScreen.goto(`${ada.page.url()}/table`)
    await bigScreen.getByText('Phones out').waitFor()
    await bigScreen.getByText('Ada', { exact: true }).waitFor()
    await ada.button('Add a bot').click()
    await deal(ada)
    await bigScreen.locator('.table').waitFor()
    await playUntil(ada, OWN_TURN_SELECTOR)
    expect(await bigScreen.locator('.seat').count()).toBe(2)
    expect(await bigScreen.locator('.hand, .playable').count()).toBe(0)
    expect(await bigScreen.locator('.big-screen-invitation svg').getAttribute('aria-label')).toBe(
      ada.page.url(),
    )
    const { host: address, pathname } = new URL(ada.page.url())
    expect(await bigScreen.locator('.big-screen-invitation').textContent()).toBe(
      address + pathname.split('/').at(-1),
    )
    const cards = await ada.page.locator('.hand button').count()
    await bigScreen.locator('.seat', { hasText: 'Ada' }).getByText(String(cards), { exact: true }).waitFor()
  })

  it('a page at localhost invites others to the LAN address, in the lobby and on a big screen', async () => {
    const nearby = await startServer('0.0.0.0')
    onTestFinished(nearby.stop)
    const ada = await host(DESKTOP, nearby.address)
    const path = new URL(ada.page.url()).pathname
    const { port } = new URL(nearby.address)
    const machine = Object.values(networkInterfaces()).flatMap((infos = []) => infos)
    const reached = machine.flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [`http://${address}:${port}`] : [],
    )
    const link = await ada.page.locator('.share-link .qr').getAttribute('aria-label')
    expect(reached.map((address) => address + path)).toContain(link)
    expect(`http://${await ada.page.locator('.share-link code').textContent()}`).toBe(link)
    await ada.page.goto(`${nearby.address}${path}/table`)
    const bigScreen = ada.page.locator('.big-screen-invitation')
    expect(await bigScreen.locator('.qr').getAttribute('aria-label')).toBe(link)
    expect(await bigScreen.textContent()).toBe(link!.replace(/^http:\/\/|\/room\//g, ''))
  })

  it('says that nobody else can open it if there is no LAN address', async () => {
    const ada = await host()
    await ada.page.getByText('Only this computer can open that').waitFor()
    expect(await ada.page.locator('.qr').count()).toBe(0)
  })

  it('members chat, send grimaces, mute each other and spectate', async () => {
    const ada = await host(DESKTOP)
    const ben = await guest(ada.page.url(), 'Ben')
    await deal(ada, ben)
    const cem = await BrowserPlayer.open(browser, DESKTOP)
    await cem.page.goto(ada.page.url())
    await cem.page.locator('.table').waitFor()
    expect(await cem.page.locator('.hand').count()).toBe(0)
    await cem.button('Join').click()
    await cem.page.getByLabel('Your name').fill('Cem')
    await cem.page.keyboard.press('Enter')
    await ada.page.getByRole('tab', { name: 'People' }).click()
    await ada.page.locator('summary', { hasText: 'Cem' }).click()
    await ada.button('Show Cem my hand').click()
    await cem.page.locator('.seat', { hasText: 'Ada' }).locator('.open-hand').waitFor()

    // A prompt of the first card, or an event, would cover the speech bubble.
    await playUntil(ada, OWN_TURN_SELECTOR, ben)
    await ben.page.getByRole('tab', { name: 'Chat' }).click()
    const heard = ada.page.locator('.seat', { hasText: 'Ben' }).locator('.seat-bubble').waitFor()
    await ben.page.getByPlaceholder('Say something').fill('you started it')
    await ben.page.keyboard.press('Enter')
    await heard
    for (const { page } of [ada, ben])
      for (const size of [PHONE, LANDSCAPE, DESKTOP]) {
        await page.setViewportSize(size)
        await page.waitForFunction(isOnTop)
      }
    await ada.page.getByRole('tab', { name: /Chat.*1/ }).click()
    const line = ada.page.locator('.chat-lines').getByText('you started it')
    await line.waitFor()

    await ben.button('Pull a face').click()
    // Starts to wait before Ben pulls a face, because the grimace disappears by itself.
    const seen = ada.page.locator('.floating-grimace').waitFor()
    await ben.page.locator('.grimace-menu').getByRole('button', { name: 'Laugh' }).click()
    await seen

    for (const { page } of [ada, ben]) await page.getByRole('tab', { name: 'People' }).click()
    await ada.page.locator('summary', { hasText: 'Ben' }).click()
    await ada.button('Mute Ben').click()
    await ada.page.getByRole('tab', { name: 'Chat' }).click()
    await line.waitFor({ state: 'detached' })
    await ada.page.getByRole('tab', { name: 'People' }).click()
    expect([...ada.errors, ...ben.errors, ...cem.errors]).toEqual([])
  })

  it('an answer is taken back', async () => {
    const ada = await host()
    const ben = await guest(ada.page.url(), 'Ben')
    await deal(ada, ben)
    await playUntil(ada, `${EFFECT_QUESTION_SELECTOR} .take-back`, ben)
    const cards = await ada.page.locator('.hand button').count()
    await ada.button('Take it back').click()
    await ada.page.getByText('take that back').first().waitFor()
    await ada.page.locator('.hand button').nth(cards).waitFor()
    expect(await ada.page.locator('.hand button').count()).toBe(cards + 1)
  })

  it('a player continues on another device, and signs that one out', async () => {
    const ada = await host(DESKTOP)
    await ada.button('Add a bot').click()
    await deal(ada)
    // Both devices show the same hand as long as nobody plays.
    await playUntil(ada, OWN_TURN_SELECTOR)
    await ada.page.getByRole('tab', { name: 'People' }).click()
    await ada.page.getByText('Carry me to another device').click()
    const link = `http://${await ada.page.locator('.share-link code', { hasText: '/transfer/' }).textContent()}`
    const phone = await BrowserPlayer.open(browser, PHONE)
    await phone.page.goto(link)
    await phone.button('Yes, that is me').click()
    await phone.page.locator('.hand').waitFor()
    expect(await handOf(phone)).toEqual(await handOf(ada))
    const thief = await BrowserPlayer.open(browser, PHONE)
    await thief.page.goto(link)
    await thief.button('Yes, that is me').click()
    await thief.page.getByText('This link has gone off').waitFor()

    await ada.page.reload()
    await ada.page.getByRole('tab', { name: 'People' }).click()
    await ada.page.getByText('Carry me to another device').click()
    await ada.button('Not me any more').click()
    await phone.page.locator('.hand').waitFor({ state: 'detached' })
    await ada.button('Not me any more').waitFor({ state: 'detached' })
  })
})
