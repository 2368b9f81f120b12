/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { GAMES } from '@slapwise/games'
import {
  createRandom,
  findStop,
  type MatchRecord,
  type MatchStart,
  RecordingHost,
  Replay,
  type ReplayViewer,
  randomBelow,
  readMatchStart,
  withDigest,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, LANDSCAPE, PHONE, TABLET } from './testing/browser-player.ts'
import { toLanAddress } from './testing/chromium.ts'
import { browser, server } from './testing/environment.ts'
import { inspectLayout } from './testing/inspect-layout.ts'
import { winMatch } from './testing/last-turn.ts'
import { IS_SOAK } from './testing/soak.ts'

const readRecord = (file: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`../../${file}.json`, import.meta.url), 'utf8'))

const CARDS = readRecord('card-game/recorded/version-1/complete')
const BOARD = readRecord('board-game/recorded/version-1/house-5-players')

const PLACE_COUNT = IS_SOAK ? 100 : 40

interface Place {
  readonly index: number
  readonly viewer: ReplayViewer
}

interface View {
  readonly promptNumber: number
}

/** Keeps the last view that a worker sent to the page. Runs in the page. */
const keepLastView = () => {
  const { Worker: RealWorker } = globalThis
  globalThis.Worker = class extends RealWorker {
    constructor(...args: ConstructorParameters<typeof RealWorker>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'view') (globalThis as unknown as { lastView: object }).lastView = data
      })
    }
  }
}

/** Visits one place after the other, and returns the views, each once it is drawn. Runs in the page. */
const visitPlaces = async (places: readonly Place[]): Promise<string[]> => {
  const change = (selector: string, value: string, type: string) => {
    const control = document.querySelector<HTMLInputElement>(selector)!
    const prototype = Object.getPrototypeOf(control)
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value)
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const findDrawnView = ({ index, viewer }: Place): View | null => {
    const { lastView } = globalThis as unknown as { lastView?: Place & { readonly view: View } }
    const drawn = document.querySelector<HTMLElement>('main.table')?.dataset.prompt
    if (lastView?.index !== index || lastView.viewer !== viewer) return null
    return drawn === `${lastView.view.promptNumber}` ? lastView.view : null
  }
  const views: string[] = []
  for (const place of places) {
    change('.replay-viewer', `${place.viewer}`, 'change')
    change('.scrubber input', `${place.index}`, 'input')
    const end = performance.now() + 50_000
    let view = findDrawnView(place)
    while (!view && performance.now() < end) {
      await new Promise((done) => setTimeout(done))
      view = findDrawnView(place)
    }
    if (!view) throw new Error(`waited for state ${place.index} to be drawn for ${place.viewer}`)
    views.push(JSON.stringify(view))
  }
  return views
}

/** The view after so many decisions, played from the deal on. */
function foldView(record: MatchRecord, { index, viewer }: Place): string {
  const start = readMatchStart(GAMES, record) as MatchStart
  const decisions = record.decisions.slice(0, index).map(([seat, answer]) => ({ seat, answer }))
  const host = RecordingHost.resume(start, decisions)
  if (viewer !== 'all-open') return JSON.stringify(host.viewFor(viewer))
  const shownHands = { ...record.scores.map((_, seat) => host.game.handView(host.match, seat)) }
  return JSON.stringify({ ...host.viewFor(null), shownHands })
}

async function open(record: MatchRecord, viewport: typeof PHONE): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, viewport)
  await ada.page.addInitScript(keepLastView)
  await ada.page.goto(`${server.address}/replay`)
  await choose(ada, JSON.stringify(record))
  await ada.page.locator('main.table').waitFor()
  return ada
}

const choose = (ada: BrowserPlayer, text: string | Buffer) =>
  ada.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const readIndex = async ({ page }: BrowserPlayer): Promise<number> =>
  Number(await page.locator('.scrubber input').inputValue())

it.each([
  ['cards, on a phone', CARDS, PHONE],
  ['a board, on a desktop', BOARD, DESKTOP],
] as const)('shows a match of %s, at any place as it was played', async (_, record, viewport) => {
  const ada = await open(record, viewport)
  expect(await findAxeViolations(ada.page)).toEqual([])
  expect(await ada.hasHorizontalOverflow()).toBe(false)
  const random = createRandom(record.game)
  const viewers: ReplayViewer[] = [...record.scores.keys(), null, 'all-open']
  const places = Array.from({ length: PLACE_COUNT }, (_, i) => ({
    index: randomBelow(random, record.decisions.length + 1),
    viewer: viewers[Math.floor((i * viewers.length) / PLACE_COUNT)],
  }))
  const views = await ada.page.evaluate(visitPlaces, places)
  expect(views).toEqual(places.map((place) => foldView(record, place)))
  expect(ada.errors).toEqual([])
})

/** Sizes of what matters on the table, and controls that overlap or are squeezed. Runs in the page. */
const measure = (stage: string) => {
  const controls = [...document.querySelectorAll('.replay-bar :is(button, select)')].map((element) => ({
    name: element.getAttribute('aria-label') ?? element.className,
    box: element.getBoundingClientRect(),
  }))
  return {
    stageHeight: document.querySelector(stage)!.getBoundingClientRect().height,
    problems: controls.flatMap(({ name, box }, i) => [
      ...(box.width < 30 ? [`${name} is squeezed`] : []),
      ...controls
        .slice(i + 1)
        .filter((other) => other.box.top < box.bottom && other.box.left < box.right - 1)
        .filter((other) => other.box.bottom > box.top && other.box.right > box.left + 1)
        .map((other) => `${name} overlaps ${other.name}`),
    ]),
  }
}

it.each([
  ['cards', CARDS, '.pile.discard', 70],
  ['a board', BOARD, '.board', 125],
] as const)(
  'has room for the table of %s, and shows it when a line of the log leads there',
  async (...given) => {
    const [, record, stage, minHeight] = given
    const ada = await open(record, PHONE)
    expect((await ada.page.evaluate(inspectLayout)).layoutProblems).toEqual([])
    await ada.page.locator('.replay-viewer').selectOption('0')
    for (const size of [PHONE, LANDSCAPE, TABLET]) {
      await ada.page.setViewportSize(size)
      const { stageHeight, problems } = await ada.page.evaluate(measure, stage)
      expect(problems).toEqual([])
      if (size !== LANDSCAPE) expect(stageHeight).toBeGreaterThan(minHeight)
    }
    await ada.page.setViewportSize(PHONE)
    await ada.page.keyboard.press('End')
    // The log follows with a delay: a tap while it changes would hit nothing.
    await ada.page.locator('.log-turn li', { hasText: 'wins' }).first().waitFor({ state: 'attached' })
    const before = await readIndex(ada)
    await ada.page.locator('.drawer-handle').click()
    await ada.page
      .locator('.log-turn .log-go')
      .first()
      .click({ position: { x: 5, y: 8 } })
    await ada.page.locator('.drawer:not(.open)').waitFor()
    expect(await readIndex(ada)).not.toBe(before)
    expect(ada.errors).toEqual([])
  },
)

it('is stepped through by keys, and goes to a line of the log', async () => {
  const ada = await open(BOARD, DESKTOP)
  const { steps } = Replay.open(GAMES, BOARD) as Replay
  let index = 0
  for (const [key, unit, direction] of [
    ['Control+ArrowRight', 'round', 1],
    ['Shift+ArrowRight', 'turn', 1],
    ['.', 'turn', 1],
    ['ArrowRight', 'decision', 1],
    ['ArrowLeft', 'decision', -1],
    [',', 'turn', -1],
  ] as const) {
    await ada.page.keyboard.press(key)
    index = findStop(steps, index, unit, direction)
    expect([key, await readIndex(ada)]).toEqual([key, index])
  }
  await ada.page.keyboard.press('End')
  expect(await readIndex(ada)).toBe(steps.length - 1)
  // The log follows with a delay.
  await ada.page.locator('.log-turn li').last().getByText('wins').waitFor()
  const line = ada.page.locator('.log-turn li:has(.log-go)').nth(40)
  const text = await line.textContent()
  await line.locator('.log-go').click({ position: { x: 5, y: 8 } })
  const after = await readIndex(ada)
  expect(after).toBeLessThan(steps.length - 1)
  expect(steps[after].factCount).toBeGreaterThan(0)
  await ada.page.waitForFunction(
    ([tapped, most]) =>
      [...document.querySelectorAll('.log-turn li:has(.log-go)')]
        .slice(-most)
        .some(({ textContent }) => textContent === tapped),
    [text, steps[after].factCount] as const,
  )
  await ada.page.keyboard.press('Home')
  await ada.page.keyboard.press('Space')
  await ada.button('Pause').waitFor()
  await ada.page.locator('.scrubber input:not([value="0"])').waitFor()
  await ada.page.keyboard.press('Space')
  await ada.button('Play').waitFor()
  expect(ada.errors).toEqual([])
})

it('leads from a menu to a dialog and back by keys', async () => {
  const ada = await open(CARDS, PHONE)
  const { keyboard } = ada.page
  await ada.button('More').focus()
  for (const item of ['Play on from here', 'Link to this moment']) {
    await keyboard.press('Enter')
    await ada.button(item).focus()
    await keyboard.press('Enter')
    await ada.page.getByRole('dialog', { name: item }).waitFor()
    await keyboard.press('Escape')
    await ada.page.locator('.replay-more:focus').waitFor()
  }
  expect(ada.errors).toEqual([])
})

it('has a link to the very moment, also without TLS', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.route('**/api/rooms/*/matches/2', (route) => route.fulfill({ json: CARDS }))
  const room = `${toLanAddress(server.address)}/room/mumo-momu-mumo-momu/match/2`
  await ada.page.goto(`${room}?at=120&seat=3`)
  await ada.page.locator('main.table').waitFor()
  expect(await readIndex(ada)).toBe(120)
  expect(await ada.page.locator('.replay-viewer').inputValue()).toBe('2')
  await ada.page.keyboard.press('Shift+ArrowRight')
  const index = await readIndex(ada)
  await ada.button('More').click()
  await ada.button('Link to this moment').click()
  const link = await ada.page.getByLabel('Copy it yourself').inputValue()
  expect(link).toContain(`/room/mumo-momu-mumo-momu/match/2?at=${index}&seat=3`)
  await ada.button('Close').click()
  await ada.page.waitForURL(`${room}?at=${index}&seat=3`)
  expect(ada.errors).toEqual([])
})

it('says that the match is on its way, and why it cannot be shown', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await ada.page.route('**/api/rooms/*/matches/2', async (route) => {
    await isReleased
    await route.fulfill({ json: CARDS })
  })
  await ada.page.route('**/replay-worker*.js', (route) => route.abort())
  await ada.page.goto(`${server.address}/room/mumo-momu-mumo-momu/match/2`)
  await ada.page.getByRole('status').getByText('Winding back the match').waitFor()
  expect(await findAxeViolations(ada.page)).toEqual([])
  release()
  await ada.page.getByRole('alert').getByText('The replay has tripped').waitFor()
})

it('explains a record with a seat that does not exist', async () => {
  const players = CARDS.scores.map((_, seat) => `${seat}`)
  const seatHistory = [...players, 'Eve'].map((player) => [{ player, fromDecision: 0 }])
  seatHistory.at(-1)!.push({ player: 'Fay', fromDecision: 1 })
  const ada = await open(withDigest({ ...CARDS, players, seatHistory }), PHONE)
  await ada.button('Something does not fit!').click()
  await ada.page.getByRole('dialog').getByText('Who sat where does not go with the decisions.').waitFor()
  expect(ada.errors).toEqual([])
})

it('is kept on the device after a match against bots', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await winMatch(ada, toLanAddress(server.address))
  // The buttons come before the scores, as they are seen.
  expect(await ada.page.locator('.score-foot ~ .score-body').count()).toBe(1)
  await ada.button('Look back').click()
  await ada.button('Deal: no proof').waitFor()
  expect(await ada.page.locator('.replay-viewer').inputValue()).toBe('0')
  await ada.page.reload()
  await ada.page.locator('main.table').waitFor()

  // Its link contains the whole match, and leads somebody else to the same moment.
  await ada.page.keyboard.press('Shift+ArrowRight')
  await ada.button('More').click()
  await ada.button('Link to this moment').click()
  const link = await ada.page.getByLabel('Copy it yourself').inputValue()
  expect(await ada.hasHorizontalOverflow()).toBe(false)
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ben.page.goto(link)
  await ben.page.locator('main.table').waitFor()
  expect(await readIndex(ben)).toBe(await readIndex(ada))
  expect(await ben.page.locator('.replay-viewer').inputValue()).toBe('0')
  await ben.page.keyboard.press('End')
  await ben.page.waitForURL((url) => url.search !== new URL(link).search)
  await ben.page.reload()
  await ben.page.locator('.score-sheet.final').waitFor()
  await ben.page.goto(link.slice(0, -100))
  await ben.page.getByRole('alert').getByText('Only a part of that link has arrived').waitFor()
  expect(ben.errors).toEqual([])
  await ada.button('Close').click()
  await ada.navigate('/replay')
  await ada.page.locator('.kept-matches li').waitFor()
  expect(ada.errors).toEqual([])
})

/** A record as large as this, with decisions that are valid, although the match is over before. */
function enlarge(bytes: number): string {
  const { decisions } = CARDS
  const copies = Math.floor((bytes - JSON.stringify(CARDS).length) / JSON.stringify(decisions).length)
  return JSON.stringify({
    ...CARDS,
    decisions: Array(copies + 1)
      .fill(decisions)
      .flat(),
  })
}

it('is saved as a file where it is too long for a link', async () => {
  const random = createRandom('long names')
  const longName = Array.from({ length: 20_000 }, () => randomBelow(random, 36).toString(36)).join('')
  const record = { ...CARDS, players: CARDS.scores.map((_, seat) => (seat === 0 ? longName : `P${seat}`)) }
  const ada = await open(record, PHONE)
  await ada.button('More').click()
  await ada.button('Link to this moment').click()
  await ada.page.getByText('too long for a link').waitFor()
  const saving = ada.page.waitForEvent('download')
  await ada.button('Save the match as a file').click()
  expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toEqual(record)
})

it('links to the address of the page where no server answers', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(`${server.address}/replay`)
  await ada.page.route('**/api/**', (route) => route.abort())
  await choose(ada, JSON.stringify(CARDS))
  await ada.page.locator('main.table').waitFor()
  await ada.button('More').click()
  await ada.button('Link to this moment').click()
  const link = await ada.page.locator('.share-link code').textContent()
  expect(link).toContain(`${new URL(server.address).host}/replay?`)
  expect(ada.errors).toEqual([])
})

it('says what is wrong with a file', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(`${server.address}/replay`)
  for (const [text, problem] of [
    [JSON.stringify(CARDS).slice(0, 900), 'That is no match'],
    [JSON.stringify({ ...CARDS, decisions: undefined }), 'That is no match'],
    [JSON.stringify({ ...CARDS, game: 'chess' }), 'a game that this page does not know'],
    [JSON.stringify({ ...CARDS, rulesVersion: 99 }), 'newer rules'],
    [enlarge(19_900_000), 'larger than 2 MB'],
  ] as const) {
    await choose(ada, text)
    await ada.page.getByRole('alert').getByText(problem).waitFor()
  }
  await choose(ada, enlarge(1_990_000))
  await ada.button('Something does not fit!').waitFor()
  await ada.page.goto(`${server.address}/replay`)
  await choose(ada, JSON.stringify({ ...CARDS, winners: [0], decisions: CARDS.decisions.with(50, [0, 999]) }))
  await ada.button('Something does not fit!').click()
  for (const problem of ['Decision 51 is against the rules', 'its digest does not go with its content'])
    await ada.page.getByText(problem).waitFor()
  expect(ada.errors).toEqual([])
})
