/// <reference lib="dom" />
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LANDSCAPE, LARGE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { OWN_TURN_SELECTOR, playUntil } from './testing/play-until.ts'

/**
 * A room of Ada's with two bots and a relaxed pace, at her turn: nothing happens until she answers. Before that, an event
 * of the opening card may have taken all cards out of the hands, or a bot may be about to play one.
 */
async function playing(viewport = PHONE, game?: string): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, viewport)
  await ada.openRoom(server.address, 'Ada', game)
  for (const _ of [1, 2]) await ada.button('Add a bot').click()
  await ada.changeSetting('Pace', 'relaxed')
  await ada.page.getByRole('button', { name: 'relaxed', exact: true, pressed: true }).waitFor()
  await ada.page.locator('.lobby-seat.taken').nth(2).waitFor()
  await ada.button('Deal').click()
  await playUntil(ada, OWN_TURN_SELECTOR)
  // Only the situations of the tests are judged, not those that chance has led through.
  ada.layoutProblems.clear()
  return ada
}

/** Opens a running match by its link, and joins. */
async function joinRunningMatch(room: string, name: string, viewport = PHONE): Promise<BrowserPlayer> {
  const guest = await BrowserPlayer.open(browser, viewport)
  await guest.page.goto(room)
  await guest.button('Join').click()
  await guest.page.getByLabel('Your name').fill(name)
  await guest.page.keyboard.press('Enter')
  return guest
}

/** Longer than most: the invitation has to hold it all the same. */
const LONG_ADDRESS = 'https://our-games-evening.living-room.long-street-42.example.org:44300'

/** Whether the invitation holds everything in it. Runs in the page. */
const holdsInvitation = () => {
  const card = document.querySelector('.big-screen-invitation')!
  const frame = card.getBoundingClientRect()
  return [...card.children].every((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
    return isInside && element.scrollWidth <= element.clientWidth + 1
  })
}

/** Whether everything on the big screen is completely visible before the match. Runs in the page. */
const fitsScreen = () =>
  [...document.querySelectorAll('.big-screen-lobby > *, .big-screen-lobby li, .big-screen-invitation')].every(
    (element) => {
      const { top, left, right, bottom } = element.getBoundingClientRect()
      return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
    },
  )

/** Whether the actions for a seat are above the bar at the bottom. Runs in the page. */
const isInReach = () =>
  document.querySelector('.selection-actions')!.getBoundingClientRect().bottom <=
  document.querySelector('.lobby-action')!.getBoundingClientRect().top

const players = ({ page }: BrowserPlayer) => page.getByRole('tab', { name: /People/ }).click()
const hand = ({ page }: BrowserPlayer) => page.locator('.hand button')

describe.each(['Frantic', 'Frantic Board Game'])('In the middle of a match of %s', (game) => {
  it('a spectator joins at once, requests the seat of a bot, and plays when the host grants it', async () => {
    const ada = await playing(PHONE, game)
    const cem = await joinRunningMatch(ada.page.url(), 'Cem')
    await cem.page.locator('.offered-seat').first().click()
    await cem.page.getByText(/^You want .+’s seat\. The host decides\.$/).waitFor()
    expect(await hand(cem).count()).toBe(0)
    for (const viewport of [PHONE, LANDSCAPE, DESKTOP]) {
      for (const { page } of [ada, cem]) await page.setViewportSize(viewport)
      for (const player of [ada, cem]) await player.inspect()
    }
    for (const { page } of [ada, cem]) await page.setViewportSize(PHONE)
    // The host's prompt is not covered by the request.
    await ada.page.locator('.drawer-handle', { hasText: '1' }).click()
    await players(ada)
    await ada.page
      .locator('.members-panel')
      .getByText(/^Cem wants .+’s seat\.$/)
      .waitFor()
    await ada.page.locator('.members-panel').getByRole('button', { name: 'Give it' }).click()
    await hand(cem).first().waitFor()
    await cem.page
      .locator('.log-turn li', { hasText: 'Cem takes over from a bot.' })
      .first()
      .waitFor({ state: 'attached' })
    await ada.page.locator('.table-notice').first().waitFor({ state: 'detached' })
    await cem.inspect()
    expect([...ada.layoutProblems, ...cem.layoutProblems, ...ada.errors, ...cem.errors]).toEqual([])
  })
})

it('The host answers a request on the table, and nothing is covered', async () => {
  const ada = await playing()
  const cem = await joinRunningMatch(ada.page.url(), 'Cem')
  await cem.page.locator('.offered-seat').first().click()
  await cem.button('Never mind').click()
  await cem.button('Ask for a seat').click()
  await cem.page.locator('.offered-seat').first().click()
  for (const viewport of [PHONE, LANDSCAPE, DESKTOP]) {
    await ada.page.setViewportSize(viewport)
    await ada.page
      .locator('.latest-events')
      .getByText(/^Cem wants/)
      .waitFor()
    await ada.inspect()
  }
  await ada.page.locator('.latest-events').getByRole('button', { name: 'No', exact: true }).click()
  await cem.page.getByText('The host said no. Enjoy the view.').waitFor()
  await ada.page.locator('.latest-events .table-notice').waitFor({ state: 'detached' })
  expect([...ada.layoutProblems, ...ada.errors]).toEqual([])
})

it('A spectator takes a seat at once if the policy allows it, and gets it back on another phone from the host', async () => {
  const ada = await playing(DESKTOP)
  await players(ada)
  await ada.button('Anybody').click()
  await ada.page.getByRole('button', { name: 'Anybody', exact: true, pressed: true }).waitFor()
  const cem = await joinRunningMatch(ada.page.url(), 'Cem')
  await cem.page.locator('.offered-seat').first().click()
  await hand(cem).first().waitFor()
  const cards = await hand(cem).allTextContents()
  // The phone is lost, and its owner joins with another one, while nobody else may take a seat.
  await ada.button('Nobody').click()
  await cem.page.goto('about:blank')
  const again = await joinRunningMatch(ada.page.url(), 'Cem again')
  await again.page.getByText('No seat is free. Was one yours? Ada can give it back.').waitFor()
  await ada.page.locator('summary', { hasText: 'Cem again' }).click()
  await ada.page.getByRole('button', { name: 'Give Cem again Cem’s seat' }).click()
  await hand(again).first().waitFor()
  expect(await hand(again).allTextContents()).toEqual(cards)

  // The first phone is found: it shows who plays in its seat.
  await cem.page.goto(ada.page.url())
  await cem.page.getByText('You dozed off. Cem again plays for you.').waitFor()
  await cem.inspect()
  await cem.page.locator('.drawer-handle').click()
  await players(cem)
  await cem.page.locator('.drawer-handle').click()
  await cem.button('I am back').click()
  await hand(cem).first().waitFor()
  expect([...cem.layoutProblems, ...ada.errors, ...again.errors, ...cem.errors]).toEqual([])
})

it('A removed member who is readmitted returns automatically, and gets their seat back', async () => {
  const ada = await playing(DESKTOP)
  const cem = await joinRunningMatch(ada.page.url(), 'Cem')
  const offered = cem.page.locator('.offered-seat').first()
  const seat = /^.+’s seat/.exec((await offered.textContent())!)![0]
  await offered.click()
  await players(ada)
  await ada.page.locator('.members-panel').getByRole('button', { name: 'Give it' }).click()
  await hand(cem).first().waitFor()
  const cards = await hand(cem).allTextContents()
  await ada.page.locator('summary', { hasText: 'Cem' }).click()
  // The second click confirms.
  for (const _ of [1, 2]) await ada.button('Send Cem away').click()
  await cem.page.getByText('You were shown the door').waitFor()
  await ada.button('Let Cem back in').click()
  await cem.button('Join').click()
  await cem.page.getByLabel('Your name').press('Enter')
  await offered.waitFor()
  await ada.page.locator('summary', { hasText: 'Cem' }).click()
  await ada.button(`Give Cem ${seat}`).click()
  await hand(cem).first().waitFor()
  expect(await hand(cem).allTextContents()).toEqual(cards)
  expect([...ada.errors, ...cem.errors]).toEqual([])
})

describe('When the room is locked', () => {
  it('a connected big screen stays, and a later one is connected once the room is unlocked', async () => {
    const ada = await BrowserPlayer.open(browser, DESKTOP)
    await ada.openRoom(server.address, 'Ada')
    const [early, late] = [await BrowserPlayer.open(browser, LARGE), await BrowserPlayer.open(browser, LARGE)]
    await early.page.goto(`${ada.page.url()}/table`)
    await early.page.getByText('Phones out').waitFor()
    await ada.button('Let nobody else in').click()
    await ada.button('A stranger’s screen looks on: shut it out').waitFor()
    await late.page.goto(`${ada.page.url()}/table`)
    await late.page.getByText('The door is locked').waitFor()
    await ada.button('Add a bot').click()
    await early.page.locator('.big-screen-lobby li').nth(1).waitFor()
    await early.page.reload()
    await early.page.locator('.big-screen-lobby li').nth(1).waitFor()

    await server.kill()
    await server.restart()
    await early.page.reload()
    await early.page.locator('.big-screen-lobby li').nth(1).waitFor()

    await ada.button('A stranger’s screen looks on: shut it out').click()
    await early.page.getByText('The door is locked').waitFor()
    await ada.page.getByRole('button', { name: 'Let nobody else in', pressed: true }).click()
    for (const { page } of [early, late]) await page.locator('.big-screen-lobby li').nth(1).waitFor()
    expect([...early.errors, ...late.errors].filter((error) => !error.includes('WebSocket'))).toEqual([])
  })
})

it('The number of seats follows the game, and a switch with too many players names those who have to stand up', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.openRoom(server.address, 'Ada')
  const chairs = ada.page.locator('.lobby-seat')
  expect(await chairs.count()).toBe(8)
  for (let bots = 1; bots < 8; bots++) {
    await ada.button('Add a bot').click()
    await ada.page.locator('.lobby-seat.taken').nth(bots).waitFor()
  }
  const bigScreen = await BrowserPlayer.open(browser, LARGE)
  await bigScreen.page.route('**/api/address', (route) => route.fulfill({ json: { address: LONG_ADDRESS } }))
  await bigScreen.page.goto(`${ada.page.url()}/table`)
  await bigScreen.page.locator('.big-screen-lobby li').nth(7).waitFor()
  await bigScreen.page.getByText(LONG_ADDRESS.replace('https://', '')).waitFor()
  await bigScreen.page.locator('.big-screen-lobby').getByText('Frantic', { exact: true }).waitFor()
  expect(await bigScreen.page.evaluate(fitsScreen)).toBe(true)
  expect(await bigScreen.page.evaluate(holdsInvitation)).toBe(true)
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ben.joinRoom(ada.page.url(), 'Ben')
  await ben.page.getByText('Every chair is taken. Enjoy the view.').waitFor()
  const choose = (game: string) => ada.page.locator('.game-choice').getByText(game, { exact: true }).click()
  await choose('Frantic Board Game')
  await ada.page.getByText(/^6 can play that, no more\. Somebody has to stand up: \w+ and \w+\.$/).waitFor()
  expect(await chairs.count()).toBe(8)
  for (let bots = 7; bots > 5; bots--) {
    await ada.page.locator('.lobby-seat.taken').nth(bots).click()
    await ada.page.waitForFunction(isInReach)
    await ada.button('Send away').click()
    await ada.page.locator('.lobby-seat.taken').nth(bots).waitFor({ state: 'detached' })
  }
  await choose('Frantic Board Game')
  await expect.poll(() => chairs.count(), { timeout: 50_000 }).toBe(6)
  await bigScreen.page.locator('.big-screen-lobby-change').waitFor()
  expect(await bigScreen.page.evaluate(fitsScreen)).toBe(true)
  await ada.button('Deal').click()
  await ada.page.locator('.prompt-bar').waitFor()
  expect(ada.errors).toEqual([])
})
