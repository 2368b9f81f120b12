/// <reference lib="dom" />
import { join } from 'node:path'
import { below, seeded } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/deadline'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchChromium } from '../testing/chromium.ts'
import { asking, GAMES, still } from '../testing/moments.ts'
import { playOut } from '../testing/play-until.ts'
import { DESKTOP, LARGE_PHONE, PHONE, Player } from '../testing/player.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { staged } from '../testing/staged.ts'
import type { Driver } from './driver.ts'
import { Visitor } from './visitor.ts'

/** A few moments of each game, for people to look at. */
const SHOWN = [
  'turn',
  'wish-fantastic-all-sets',
  'turn-with-many-cards',
  'state-eight-players-many-cards',
  'state-match-over',
  'market-of-six',
  'roll',
]

/** More than a round takes. */
const MOST_TAPS = 1500

const EXPLANATION = 'dialog.reference[open]'

/** What has to work in every browser, against a real server. `awake`: what sound may be like after a tap. */
export function playsIn(
  name: string,
  launch: () => Promise<Driver>,
  awake: readonly AudioContextState[],
): void {
  let chromium: Browser
  let driver: Driver
  let server: TestServer
  let ben: Visitor

  beforeAll(async () => {
    ;[chromium, driver, server] = await Promise.all([launchChromium(), launch(), startServer()])
  })

  afterAll(async () => {
    await Promise.all([chromium?.close(), driver?.close(), server?.stop()])
  })

  beforeEach(() => {
    ben = new Visitor(driver)
    driver.errors.length = 0
  })

  const keepPicture = (of: string) =>
    driver.takePicture(join(process.env.SLAPWISE_BROWSERS!, `${name}-${of}.png`))

  describe.each([PHONE, LARGE_PHONE, DESKTOP])('At $width × $height', (size) => {
    it.each(GAMES)('every moment fits, and nothing lies on anything: %s', async (game) => {
      await ben.opens(server.address, size)
      const faults: string[] = []
      for (const { name: moment } of [...asking(game), ...still(game)]) {
        await ben.go(`/design/${game}/${moment}`)
        const seen = [await ben.look(), await driver.run(staged, null)]
        const found = [...seen.flatMap(({ faults }) => faults), ...driver.errors.splice(0)]
        faults.push(...found.map((fault) => `${moment}: ${fault}`))
        if (SHOWN.includes(moment)) await keepPicture(`${size.width}-${game}-${moment}`)
      }
      expect(faults).toEqual([])
    })
  })

  /** Taps at random whatever is asked until that is in sight. */
  async function playUntil(sight: string): Promise<void> {
    const random = seeded(sight)
    const step = async () =>
      (await ben.has(sight)) ? sight : ben.tapSomething((count) => below(random, count))
    for (let taps = 0; taps < MOST_TAPS; taps++)
      if ((await waitUntil(`something to tap, or ${sight}`, step)) === sight) return
    throw new Error(`${sight} is not in sight after ${MOST_TAPS} taps.`)
  }

  it.each([
    ['a round of Frantic', '/play', DESKTOP, '.score-sheet'],
    ['a while on the board', '/play/board', PHONE, '.log li:nth-child(30)'],
  ])('%s is played against bots', async (_, path, size, end) => {
    await ben.opens(server.address + path, size)
    await playUntil(end)
    await keepPicture(`${size.width}${path.replaceAll('/', '-')}`)
    expect([...faultsOf(ben), ...driver.errors]).toEqual([])
  })

  it('somebody plays a round in a room with two bots and somebody in Chromium', async () => {
    const ada = await Player.open(chromium, DESKTOP)
    await ada.opensRoom(server.address, 'Ada')
    for (const setting of ['one round', 'fast']) {
      await ada.button(setting).click()
      await ada.page.getByRole('button', { name: setting, exact: true, pressed: true }).waitFor()
    }
    await driver.resize(PHONE)
    await ben.joins(ada.page.url(), 'Ben')
    await ben.presses('I am ready')
    // They know how to end a round.
    for (const _ of [1, 2]) await ada.button('Add a bot').click()
    await ada.page.getByText('ready', { exact: true }).waitFor()
    await ada.button('Deal').click()
    await playOut<Player | Visitor>([ada, ben], name)
    await keepPicture(`${PHONE.width}-room`)
    expect([...ada.errors, ...faultsOf(ben), ...driver.errors]).toEqual([])
  })

  it('a card that is held stays explained when it is let go, until there is a tap beside it', async () => {
    await ben.opens(`${server.address}/design/turn`, PHONE)
    const { taps } = await ben.look()
    const card = taps.find(({ what }) => what.startsWith('button.playable'))!
    await driver.point('pointerDown', card)
    await ben.sees(EXPLANATION)
    await driver.point('pointerUp', card)
    expect(await ben.has(EXPLANATION)).toBe(true)
    expect(await driver.run(() => getSelection()?.toString(), null)).toBe('')
    await ben.tap({ x: 5, y: 5 })
    await ben.sees(EXPLANATION, false)
  })

  it('the first tap turns the sound on', async () => {
    await ben.opens(`${server.address}/design/turn`, PHONE)
    await driver.run(keepContexts, null)
    expect(await driver.run(soundStates, null)).toEqual([])
    await ben.tap({ x: 5, y: 5 })
    await expect
      .poll(() => driver.run(soundStates, null), { timeout: 50_000 })
      .toEqual([expect.toBeOneOf([...awake])])
  })
}

/** What somebody has just played is out of reach until the table has answered. */
const faultsOf = ({ faults }: Visitor): string[] =>
  [...faults].filter((fault) => !/\.leaving .* is out of reach$/.test(fault))

/** What sounds are made with, as far as the page has asked for it. */
declare const contexts: readonly AudioContext[]

/** This runs in the page, and so does the next. */
function keepContexts(): void {
  const kept: AudioContext[] = []
  const Real = AudioContext
  class Kept extends Real {
    constructor() {
      super()
      kept.push(this)
    }
  }
  Object.assign(window, { contexts: kept, AudioContext: Kept })
}

const soundStates = (): string[] => contexts.map(({ state }) => state)
