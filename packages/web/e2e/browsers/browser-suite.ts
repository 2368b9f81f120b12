/// <reference lib="dom" />
import { join } from 'node:path'
import { createRandom, randomBelow } from '@slapwise/kernel'
import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LARGE_PHONE, PHONE } from '../testing/browser-player.ts'
import { browser, server } from '../testing/environment.ts'
import { inspectLayout } from '../testing/inspect-layout.ts'
import { GAME_IDS, listAskingMoments, listSilentMoments } from '../testing/moments.ts'
import { playToEnd } from '../testing/play-until.ts'
import type { BrowserDriver } from './browser-driver.ts'
import { DriverPlayer } from './driver-player.ts'

/** A few moments of each game, of which screenshots are taken for visual review. */
const SCREENSHOT_MOMENTS = [
  'turn',
  'wish-fantastic-all-sets',
  'turn-with-many-cards',
  'state-eight-players-many-cards',
  'state-match-over',
  'market-of-six',
  'roll',
]

/** A round is dealt at random and played at the tempo of the table, which takes about a minute. */
const ROUND_TIMEOUT_MS = 4 * 60_000

const REFERENCE_SELECTOR = 'dialog.reference[open]'

/**
 * Tests that every browser has to pass, against a real server. `awake`: the states that an audio context may have after a
 * tap.
 */
export function defineBrowserSuite(
  name: string,
  launch: () => Promise<BrowserDriver>,
  awake: readonly AudioContextState[],
): void {
  let driver: BrowserDriver
  let ben: DriverPlayer

  /** Each test has its own browser: one that hangs, or whose test timed out, cannot disturb the next. */
  beforeEach(async () => {
    driver = await launch()
    ben = new DriverPlayer(driver)
    return () => driver.close()
  })

  const keepPicture = (of: string) =>
    driver.takeScreenshot(join(process.env.SLAPWISE_BROWSERS!, `${name}-${of}.png`))

  describe.each([PHONE, LARGE_PHONE, DESKTOP])('At $width × $height', (size) => {
    it.each(GAME_IDS)('every moment fits, and nothing overlaps: %s', async (game) => {
      await ben.open(server.address, size)
      const problems: string[] = []
      for (const { name: moment } of [...listAskingMoments(game), ...listSilentMoments(game)]) {
        await ben.navigate(`/design/${game}/${moment}`)
        const seen = [await ben.inspect(), await driver.run(inspectLayout, null)]
        const found = [...seen.flatMap(({ layoutProblems }) => layoutProblems), ...driver.errors.splice(0)]
        problems.push(...found.map((problem) => `${moment}: ${problem}`))
        if (SCREENSHOT_MOMENTS.includes(moment)) await keepPicture(`${size.width}-${game}-${moment}`)
      }
      expect(problems).toEqual([])
    })
  })

  /** Answers prompts at random until the selector matches. */
  async function playUntil(selector: string): Promise<void> {
    const random = createRandom(selector)
    const tapped: string[] = []
    const step = async () =>
      (await ben.has(selector)) ? selector : ben.tapAnyTarget((count) => randomBelow(random, count), selector)
    const play = async () => {
      while (tapped.at(-1) !== selector) tapped.push(await waitUntil(`a tap target, or ${selector}`, step))
    }
    await waitFor(
      () => `${selector} after ${tapped.length} taps, the last on ${tapped.at(-1)}`,
      play(),
      ROUND_TIMEOUT_MS,
    )
  }

  it.each([
    ['a round of Frantic', '/play', DESKTOP, '.score-sheet'],
    ['a while on the board', '/play/board', PHONE, '.log-turn:nth-child(9)'],
  ])('%s is played against bots', async (_, path, size, end) => {
    await ben.open(server.address + path, size)
    await playUntil(end)
    await keepPicture(`${size.width}${path.replaceAll('/', '-')}`)
    expect([...relevantProblems(ben), ...driver.errors]).toEqual([])
  })

  it('a round is played in a room with two bots and a player in Chromium', async () => {
    const ada = await BrowserPlayer.open(browser, DESKTOP)
    await ada.openRoom(server.address, 'Ada')
    for (const setting of ['one round', 'fast']) {
      await ada.button(setting).click()
      await ada.page.getByRole('button', { name: setting, exact: true, pressed: true }).waitFor()
    }
    await ben.joinRoom(ada.page.url(), 'Ben', PHONE)
    await ben.pressButton('I am ready')
    // Bots that are able to end a round.
    for (const _ of [1, 2]) await ada.button('Add a bot').click()
    await ada.page.getByText('ready', { exact: true }).waitFor()
    await ada.button('Deal').click()
    const end = playToEnd<BrowserPlayer | DriverPlayer>([ada, ben], name)
    await waitFor('the end of a round in a room', end, ROUND_TIMEOUT_MS)
    await keepPicture(`${PHONE.width}-room`)
    expect([...ada.errors, ...relevantProblems(ben), ...driver.errors]).toEqual([])
  })

  it('the reference entry of a held card stays open when it is released, until a tap outside', async () => {
    await ben.open(`${server.address}/design/turn`, PHONE)
    const { tapTargets } = await ben.inspect()
    const card = tapTargets.find(({ description }) => description.startsWith('button.playable'))!
    await driver.point('pointerDown', card)
    await ben.waitForSelector(REFERENCE_SELECTOR)
    await driver.point('pointerUp', card)
    expect(await ben.has(REFERENCE_SELECTOR)).toBe(true)
    expect(await driver.run(() => getSelection()?.toString(), null)).toBe('')
    await ben.tap({ x: 5, y: 5 })
    await ben.waitForSelector(REFERENCE_SELECTOR, false)
  })

  it('the first tap turns the sound on', async () => {
    await ben.open(`${server.address}/design/turn`, PHONE)
    await driver.run(recordAudioContexts, null)
    expect(await driver.run(soundStates, null)).toEqual([])
    await ben.tap({ x: 5, y: 5 })
    await expect
      .poll(() => driver.run(soundStates, null), { timeout: 50_000 })
      .toEqual([expect.toBeOneOf([...awake])])
  })
}

/** A card that was just played cannot be tapped until the table has answered; that is not a problem. */
const relevantProblems = ({ layoutProblems }: DriverPlayer): string[] =>
  [...layoutProblems].filter((problem) => !/\.leaving .* is out of reach$/.test(problem))

/** The audio contexts that the page has created. */
declare const contexts: readonly AudioContext[]

/** Runs in the page, like the next one. */
function recordAudioContexts(): void {
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
