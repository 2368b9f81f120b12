/// <reference lib="dom" />
import { type ClientRoomState, Connection, reduceRoom, type WebSocketLike } from '@slapwise/client'
import { createRandom, sampleAnswer } from '@slapwise/kernel'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, LARGE, PHONE, TABLET } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

/** A second connection of a player to a room, besides that of the page. */
async function connect(
  { page }: BrowserPlayer,
  code: string,
  onState: (state: ClientRoomState) => void,
): Promise<Connection> {
  const cookies = await page.context().cookies()
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const address = `${server.address.replace('http', 'ws')}/api/rooms/${code}/socket`
  let state: ClientRoomState | null = null
  return new Connection({
    openSocket: () => new WebSocket(address, { headers } as never) as unknown as WebSocketLike,
    onMessage(message) {
      state = reduceRoom(state, message)
      if (state) onState(state)
    },
  })
}

/** Answers at random until the match is over. The page is left meanwhile: drawing every step would take minutes. */
async function playToEnd(player: BrowserPlayer, code: string): Promise<void> {
  await player.page.locator('main.table').waitFor()
  await player.page.goto('about:blank')
  const random = createRandom('to the end')
  const isOver = Promise.withResolvers<void>()
  let answered = 0
  const connection = await connect(player, code, ({ room, match }) => {
    if (room.phase === 'over') isOver.resolve()
    if (!match?.own.prompt || match.promptNumber === answered) return
    answered = match.promptNumber
    const answer = sampleAnswer(match.own.prompt.choice, random) as number
    // Somebody else may have closed the window meanwhile.
    connection.request({ type: 'answer', promptNumber: answered, answer }).catch(() => {})
  })
  await waitFor('the end of the match', isOver.promise)
  connection.close()
  await player.page.goto(`${server.address}/room/${code}`)
}

/** Runs in the page. */
const askUntilRefused = async (path: string) => {
  for (let asked = 0; asked < 200; asked++) if ((await fetch(path)).status === 429) return
  throw new Error('asked 200 times, and was never refused')
}

const indexOf = ({ page }: BrowserPlayer): Promise<string> => page.locator('.scrubber input').inputValue()

/** Waits until a page shows the moment after so many decisions. */
const waitForIndex = ({ page }: BrowserPlayer, index: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('.scrubber input')?.value === wanted,
    index,
  )

/** The number of different moments on these pages' tables. */
async function countTables(players: readonly BrowserPlayer[]): Promise<number> {
  const tables = players.map(({ page }) => page.locator('main.table').getAttribute('data-prompt'))
  return new Set(await Promise.all(tables)).size
}

/**
 * Notes in `data-pointed` of the page when the ring of a pointer is around an anchor, and no larger than it has to be. A
 * pointer disappears after seconds, so an observer notes it: a slow page could miss it between two looks. Runs in the page.
 */
const notePointer = (anchor: string) => {
  const isRingAround = () => {
    const thing = document.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`)?.getBoundingClientRect()
    const ring = document.querySelector<HTMLElement>('.pointer-ring')
    if (!thing || !ring || ring.hidden || ring.textContent !== 'Ben: there!') return false
    const { left, right, top, bottom } = ring.getBoundingClientRect()
    const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2]
    const isInside = left < x && x < right && top < y && y < bottom
    return isInside && ring.offsetWidth < thing.width + 30 && ring.offsetHeight < thing.height + 30
  }
  const observer = new MutationObserver(() => {
    if (!isRingAround()) return
    observer.disconnect()
    document.documentElement.dataset.pointed = anchor
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
}

/** Somebody who points taps an anchor, and everybody else sees the ring around it. */
async function pointAt(pointing: BrowserPlayer, anchor: string, others: readonly BrowserPlayer[]) {
  for (const { page } of others) await page.evaluate(notePointer, anchor)
  await pointing.page.locator(`[data-anchor="${anchor}"]`).click({ force: true })
  for (const { page } of others) await page.locator(`html[data-pointed="${anchor}"]`).waitFor()
}

it('Everybody in a room looks back together, goes their own way, and points', async () => {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  const ben = await BrowserPlayer.open(browser, PHONE)
  const cem = await BrowserPlayer.open(browser, PHONE)
  const screen = await BrowserPlayer.open(browser, LARGE)
  await ada.openRoom(server.address, 'Ada')
  const room = ada.page.url()
  await ben.joinRoom(room, 'Ben')
  await cem.joinRoom(room, 'Cem')
  const code = new URL(room).pathname.split('/')[2]
  const setting = await connect(ada, code, () => {})
  const settings = { limit: 'none', sets: ['base'] }
  await setting.request({ type: 'change-room', settings, windowSeconds: 0.5 })
  setting.close()
  await ben.button('I am ready').click()
  await cem.button('I am ready').click()
  await ada.page.getByText('ready', { exact: true }).nth(1).waitFor()
  await ada.button('Deal').click()
  await Promise.all([ada, ben, cem].map((player) => playToEnd(player, code)))
  await screen.page.goto(`${room}/table`)

  await ada.button('Look back together').click()
  await ada.page.getByText('You lead').waitFor()
  await ben.button('Follow').click()
  await cem.button('Follow').click()
  for (const { page } of [ben, cem]) await page.getByText('You follow Ada').waitFor()
  await screen.page.getByText('Ada goes through it all again').waitFor()
  await ada.page.keyboard.press('Shift+ArrowRight')
  await ada.page.keyboard.press('Shift+ArrowRight')
  await ada.page.locator('.replay-viewer').selectOption('1')
  await waitForIndex(ben, await indexOf(ada))
  await ben.page.locator('.replay-viewer:has(option:checked[value="1"])').waitFor()
  await expect.poll(() => countTables([ada, ben, screen]), { timeout: 50_000 }).toBe(1)
  expect(await findAxeViolations(ben.page)).toEqual([])
  expect(await ben.hasHorizontalOverflow()).toBe(false)

  // A sheet over the table catches the taps.
  const others = [ada, cem, screen]
  await ben.button('Point').click()
  await pointAt(ben, 'seat-0', others)
  for (const [viewer, seat] of [
    ['1', 1],
    ['all-open', 2],
  ] as const) {
    await ada.page.locator('.replay-viewer').selectOption(viewer)
    const hands = [ada, ben, cem, screen].map(({ page }) => page.locator(`[data-anchor^="shown-${seat}-"]`))
    for (const hand of hands) await hand.first().waitFor()
    // The last card of a hand is covered by no other.
    const card = (await hands[1].last().getAttribute('data-anchor'))!
    await pointAt(ben, card, others)
  }
  await ben.button('Point').click()

  await ben.page.keyboard.press('Shift+ArrowRight')
  await ben.page.getByText('On your own').waitFor()
  const apart = await indexOf(ben)
  await ada.page.keyboard.press('End')
  const last = await indexOf(ada)
  await screen.page.locator('.score-sheet.final').waitFor()
  await waitForIndex(cem, last)
  expect(await indexOf(ben)).toBe(apart)
  await ben.button('Back to Ada').click()
  await waitForIndex(ben, last)

  await ada.button('Stop').click()
  for (const { page } of [ben, cem]) await page.locator('.look-back-strip').waitFor({ state: 'detached' })
  await screen.page.getByText('Ada goes through it all again').waitFor({ state: 'detached' })

  await ada.page.goto(room)
  await ada.page.getByRole('tab', { name: 'People' }).click()
  await ada.page.getByText('Old scores').click()
  const again = ada.page.waitForEvent('popup')
  await ada.page.getByRole('link', { name: 'Match 1' }).click()
  await (await again).locator('main.table').waitFor()

  // The link of the match works in a browser that was never here, even if its address has just asked too often.
  await ada.page.evaluate(askUntilRefused, `/api/rooms/${code}/matches/1`)
  const dia = await BrowserPlayer.open(browser, PHONE)
  await dia.page.goto(`${room}/match/1`)
  await dia.page.locator('main.table').waitFor()

  // The match is in the history of another browser of the same person.
  const tablet = await BrowserPlayer.open(browser, TABLET)
  await tablet.page.context().addCookies(await ben.page.context().cookies())
  await tablet.page.goto(`${server.address}/me`)
  await tablet.page.locator('.kept-matches li', { hasText: 'Cem' }).waitFor()

  // A page that opens the room a month later does not take that for the end of the match.
  const later = await BrowserPlayer.open(browser, DESKTOP)
  await later.page.context().addCookies(await ben.page.context().cookies())
  const now = new Date()
  await later.page.clock.setSystemTime(now.getTime() + 30 * 24 * 3_600_000)
  await later.page.goto(room)
  await later.page.locator('.deal-note').waitFor()
  await later.navigate('/me')
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(now)
  await later.page.locator('.kept-matches li', { hasText: date }).waitFor()
  const errors = [ada, ben, cem, screen, dia, tablet, later].flatMap((player) => player.errors)
  expect(errors.filter((error) => !error.includes('429'))).toEqual([])
})
