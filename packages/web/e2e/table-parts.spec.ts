/// <reference lib="dom" />
import { expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LANDSCAPE, LARGE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { GAME_IDS } from './testing/moments.ts'
import { navigateInPage } from './testing/navigate-in-page.ts'

/** The keys for wishes with their positions. Runs in the page. */
const wishKeyPositions = () =>
  [...document.querySelectorAll('.wish')].map((key) => {
    const { left, top, right, bottom } = key.getBoundingClientRect()
    return `${key.textContent} at ${[left, top, right, bottom].map(Math.round).join(' ')}`
  })

it('keeps each key for a wish in its place, whatever can be wished for', async () => {
  const { page } = await BrowserPlayer.open(browser, PHONE)
  await page.goto(server.address)
  const allSets = ['wish-fantastic-all-sets', 'wish-fantastic-blocked', 'colour-colour-swap-by-mimicry']
  const keys = new Set<string>()
  const enabledCounts: number[] = []
  for (const name of allSets) {
    await page.evaluate(navigateInPage, `/design/frantic/${name}`)
    keys.add((await page.evaluate(wishKeyPositions)).join('\n'))
    enabledCounts.push(await page.locator('.wish:enabled').count())
  }
  expect(keys.size).toBe(1)
  expect(enabledCounts).toEqual([15, 14, 4])
})

it.each(['/design/frantic/turn', '/design/frantic/state-match-over', '/rules', '/cards'])(
  'prints on white paper, without bars and buttons at night: %s',
  async (path) => {
    const { page } = await BrowserPlayer.open(browser, DESKTOP, 'en', { colorScheme: 'dark' })
    await page.goto(`${server.address}${path}`)
    await page.locator('main').waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const seen = await page.evaluate(() => ({
      background: getComputedStyle(document.documentElement).getPropertyValue('--color-background'),
      sheet: getComputedStyle(document.querySelector('.score-sheet') ?? document.body).backgroundColor,
      text: getComputedStyle(document.querySelector('.score-sheet') ?? document.body).color,
      bars: [...document.querySelectorAll('body *')].filter(
        (element) =>
          getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().width > 0,
      ).length,
      buttons: [...document.querySelectorAll('.prompt-bar, .drawer-body, .score-foot')].filter(
        (element) => element.getBoundingClientRect().width > 0,
      ).length,
    }))
    expect(seen).toMatchObject({ background: '#fff', text: 'rgb(27, 27, 34)', bars: 0, buttons: 0 })
    expect(seen.sheet).toMatch(/^rgb\(255, 255, 255\)$|^rgba\(0, 0, 0, 0\)$/)
  },
)

it.each([
  ['frantic/turn', '.hand button'],
  ['frantic/state-open-hands-glass-house', '.open-hand button'],
  ['frantic/seen-the-all-seeing-eye', '.hands button'],
  ['frantic/pick-market-of-eight', '.offer button'],
  ['frantic/turn-with-powers', '.own-powers li, .power-backs > *'],
  ['frantic/state-round-over-after-four', '.score-cards li'],
  ['board/turn', '.hand button'],
  ['board/state-spectator-shown-hands', '.shown-hands button'],
  ['board/market', '.board-offer button'],
])('has an anchor at each card that lies face up: %s', async (moment, cards) => {
  const { page } = await BrowserPlayer.open(browser, DESKTOP)
  await page.goto(`${server.address}/design/${moment}`)
  await page.locator(cards).first().waitFor()
  const anchors = await page.locator(cards).evaluateAll((found) => found.map((card) => card.dataset.anchor))
  expect(anchors).not.toContain(undefined)
  expect(new Set(anchors).size).toBe(anchors.length)
})

it('does not say that somebody thinks who is gone', async () => {
  const { page } = await BrowserPlayer.open(browser, LARGE)
  await page.goto(`${server.address}/design/frantic/state-big-screen-waiting-for-the-gone`)
  await page.locator('.prompt-bar').getByText('Ben is gone. We wait').waitFor()
})

it('shows the prompt beside the open drawer on a phone', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(server.address)
  for (const moment of ['frantic/wish-fantastic-all-sets', 'board/market', 'frantic/turn']) {
    await ada.navigate(`/design/${moment}`)
    await ada.page.locator('.drawer-handle').click()
    const { isAsked, layoutProblems, tapTargets } = await ada.inspect()
    expect({ isAsked, layoutProblems }).toEqual({ isAsked: true, layoutProblems: [] })
    expect(tapTargets.length).toBeGreaterThan(0)
    await ada.page.getByRole('link', { name: 'Rules' }).waitFor()
  }
  await ada.page.getByRole('button', { name: 'Leave' }).click()
  await ada.page.getByRole('button', { name: 'Open a room' }).waitFor()
})

it.each([PHONE, LANDSCAPE])('keeps the controls of an open drawer within reach, at %o', async (size) => {
  const { page } = await BrowserPlayer.open(browser, size)
  await page.goto(server.address)
  for (const moment of ['frantic/imitate-mimicry', 'frantic/wish-fantastic-all-sets', 'board/market']) {
    await page.evaluate(navigateInPage, `/design/${moment}`)
    await page.getByRole('button', { name: 'Log and more' }).click()
    await page.getByRole('tab', { name: 'Scores' }).click()
    await page.getByRole('link', { name: 'Rules' }).click({ trial: true })
    await page.getByRole('button', { name: 'Leave' }).click({ trial: true })
    await page.getByRole('button', { name: 'Back to the table' }).click()
  }
})

/** The elements that the vote on a pause covers, but must not. Runs in the page. */
function elementsCoveredByVote(): string[] {
  const SPARED =
    '.drawer-handle, .drawer-body, .call, .pile, .die-button, .draw-pile, .hand, .seat, .board-seat'
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const vote = boxOf(document.querySelector('.prompt-bar .prompt-bar-panel')!)
  return [...document.querySelectorAll(SPARED)]
    .filter((element) => {
      const { left, top, right, bottom, width } = boxOf(element)
      return (
        width > 0 &&
        left < vote.right - 1 &&
        vote.left < right - 1 &&
        top < vote.bottom - 1 &&
        vote.top < bottom - 1
      )
    })
    .map(({ className }) => className)
}

it.each([
  'frantic/turn-with-a-break-wanted',
  // This question has a hint, too.
  'board/set-up-with-a-break-wanted',
])('covers nothing with the vote on a pause, which can be joined or dismissed: %s', async (moment) => {
  for (const size of [PHONE, LANDSCAPE, DESKTOP]) {
    const { page } = await BrowserPlayer.open(browser, size, 'de')
    await page.goto(`${server.address}/design/${moment}`)
    const covered = async () => ({ size, covered: await page.evaluate(elementsCoveredByVote) })
    const vote = page.locator('.pause-vote', { hasText: 'Ben will eine Pause. 1 von 3 Stimmen' })
    await vote.waitFor()
    expect(await covered()).toEqual({ size, covered: [] })
    if (size !== DESKTOP) {
      await page.getByRole('button', { name: 'Verlauf und mehr' }).click()
      expect(await covered()).toEqual({ size, covered: [] })
      await page.getByRole('button', { name: 'Zurück an den Tisch' }).click()
    }
    await page.getByRole('button', { name: 'Ich auch', exact: true }).click({ trial: true })
    await page.getByRole('button', { name: 'Jetzt nicht', exact: true }).click()
    await vote.waitFor({ state: 'detached' })
  }
})

it.each(GAME_IDS)('explains why no card can be played during a pause: %s', async (game) => {
  for (const [language, why] of [
    ['en', 'Hands off: the table takes a break.'],
    ['de', 'Finger weg: Der Tisch macht Pause.'],
  ]) {
    const { page } = await BrowserPlayer.open(browser, PHONE, language)
    await page.goto(`${server.address}/design/${game}/state-pause`)
    const before = await page.locator('main').getAttribute('data-prompt')
    await page
      .locator('.hand button')
      .first()
      .click({ position: { x: 12, y: 30 } })
    await page.locator('.table-note', { hasText: why }).waitFor()
    expect(await page.locator('dialog[open], .playable').count()).toBe(0)
    expect(await page.locator('main').getAttribute('data-prompt')).toBe(before)
    await page.locator('.drawer-handle').click({ trial: true })
  }
})

/** Stops the line of an attack from disappearing. Runs in the page. */
function freezeAttackLines(): void {
  addEventListener('animationstart', ({ animationName }) => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === animationName)
        if (animationName === 'fade-away') animation.pause()
  })
}

/** The box of the note, and whether the line crosses it. Runs in the page. */
function noteAndAttackBoxes() {
  const { x, y, width, height } = document
    .querySelector('.latest-events .table-note > span')!
    .getBoundingClientRect()
  const line = document.querySelector<SVGPathElement>('.attack-lines path:last-of-type')!
  const isCrossed = Array.from({ length: Math.ceil(width) }, (_, across) =>
    line.isPointInStroke(new DOMPoint(x + across, y + height / 2)),
  ).includes(true)
  return { box: { x, y, width, height }, isCrossed }
}

it('draws the line of an attack behind the note about it', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE, 'de')
  const { page } = ada
  await ada.startPainting()
  await page.goto(server.address)
  await page.evaluate(navigateInPage, '/design/frantic/state-two-players')
  await page.evaluate(freezeAttackLines)
  await page.locator('.hand .playable', { hasText: 'Gift' }).click({ position: { x: 8, y: 25 } })
  await page.locator('.attack-lines').waitFor({ state: 'attached' })
  const { box, isCrossed } = await page.evaluate(noteAndAttackBoxes)
  expect(isCrossed).toBe(true)
  const seen = await page.screenshot({ clip: box })
  await page.addStyleTag({ content: '.attack-lines { visibility: hidden }' })
  expect(seen.equals(await page.screenshot({ clip: box }))).toBe(true)
})

it.each([
  { game: 'frantic', hands: '.open-hand', cards: 13 },
  { game: 'board', hands: '.shown-hands > li', cards: 8 },
])('shows the open hands to a spectator: $game', async ({ game, hands, cards }) => {
  const { page } = await BrowserPlayer.open(browser, DESKTOP)
  await page.goto(server.address)
  await page.evaluate(navigateInPage, `/design/${game}/state-spectator-shown-hands`)
  expect(await page.locator(hands).count()).toBe(2)
  const held = page.locator(`${hands} button`)
  expect(await held.count()).toBe(cards)
  const name = (await held.first().textContent())!
  await held.first().click()
  await page.locator('dialog[open]').getByText(name).first().waitFor()
})
