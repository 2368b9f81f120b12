/// <reference lib="dom" />
import { createRandom, randomBelow } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { KeyboardPlayer } from './testing/keyboard-player.ts'
import { GAME_IDS, listOnePerQuestion } from './testing/moments.ts'
import { sampleEvery } from './testing/soak.ts'

async function openWithKeyboard(
  path: string,
  size = DESKTOP,
): Promise<{ ada: BrowserPlayer; keys: KeyboardPlayer }> {
  const ada = await BrowserPlayer.open(browser, size)
  await ada.page.goto(server.address + path)
  await ada.page.locator('main').waitFor()
  return { ada, keys: new KeyboardPlayer(ada.page) }
}

const chooser = (seed: string) => {
  const random = createRandom(seed)
  return (count: number) => randomBelow(random, count)
}

describe('With the keyboard only', () => {
  it('a match against bots is started from the start page, and played', async () => {
    const { ada, keys } = await openWithKeyboard('/')
    await keys.press('Open a room')
    for (const button of ['Add a bot', 'Troublemaker', 'Supercharge', 'Pandora’s Box', 'relaxed'])
      await keys.press(button, 'Space')
    await keys.press('Deal')
    const choose = chooser('keyboard')
    const asked = new Set<string | null>()
    // Deals are random: until there were enough questions of several kinds.
    for (let answers = 0; answers < 7 || (asked.size < 3 && answers < 60); answers++) {
      asked.add(await keys.waitForQuestion())
      await keys.answer(choose)
    }
    expect([...keys.focusProblems, ...ada.errors]).toEqual([])
    expect(asked.size).toBeGreaterThan(2)
  })

  it('a match is started with Enter', async () => {
    const { ada, keys } = await openWithKeyboard('/')
    await keys.press('Play now against bots')
    await ada.page.locator('.hand button').first().waitFor()
    await keys.waitForQuestion()
    await keys.answer(chooser('at once'))
    expect([...keys.focusProblems, ...ada.errors]).toEqual([])
  })

  it.each(GAME_IDS)('questions of %s can be answered, and the focus is not lost', async (game) => {
    const { ada } = await openWithKeyboard('/')
    const problems: string[] = []
    for (const { name } of sampleEvery(2, listOnePerQuestion(game))) {
      await ada.navigate(`/design/${game}/${name}`)
      const keys = new KeyboardPlayer(ada.page)
      await keys.answer(chooser(name))
      if ((await keys.focus()) === null) keys.focusProblems.add('the focus is lost')
      problems.push(
        ...[...keys.focusProblems, ...ada.errors.splice(0)].map((problem) => `${name}: ${problem}`),
      )
    }
    expect(problems).toEqual([])
  })

  it('the reference entry of a card is opened', async () => {
    const { ada, keys } = await openWithKeyboard('/design/turn')
    const card = (await ada.page.$$('.hand button'))[2]
    await keys.focusWithKeys(card)
    await ada.page.keyboard.press('i')
    await ada.page.locator('dialog.reference[open]').waitFor()
    await ada.page.keyboard.press('Escape')
    await ada.page.locator('dialog.reference').waitFor({ state: 'detached' })
    expect(await card.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  })

  it('an answer is taken back', async () => {
    const { ada, keys } = await openWithKeyboard('/design/turn')
    const asked = await keys.waitForQuestion()
    await keys.focusWithKeys((await ada.page.$('.hand li:has-text("Fantastic") button'))!)
    await ada.page.keyboard.press('Enter')
    await ada.page.locator('.wish').first().waitFor()
    await ada.page.keyboard.press('z')
    await ada.page.locator('.wish').first().waitFor({ state: 'detached' })
    expect(await keys.waitForQuestion()).toBe(asked)
  })

  it('a card is placed on the board with digits and arrows, and the die is rolled', async () => {
    const { ada, keys } = await openWithKeyboard('/design/board/turn')
    const { keyboard } = ada.page
    await keys.waitForQuestion()
    await keyboard.press('1')
    expect(await keys.focus()).toContain('Space 1, can be chosen”')
    await keyboard.press('ArrowRight')
    expect(await keys.focus()).toContain('Space 2, can be chosen”')
    await keyboard.press('Enter')
    await ada.page.getByRole('group', { name: 'Push: which way?', exact: true }).waitFor()
    await keyboard.press('ArrowUp')
    expect(await keys.focus()).toContain('Point it up')
    await keyboard.press('Enter')
    await ada.page.locator('main[data-ask=roll]').waitFor()
    expect(await ada.page.locator('[data-space="2"]').textContent()).toBe('Space 2: Push, up.')
    expect(await keys.focus()).toContain('prompt-bar')
    await keyboard.press('z')
    await ada.page.locator('main[data-ask=turn]').waitFor()
    // A card without a direction is placed at once, and the next question has the focus.
    await keyboard.press('2')
    await keyboard.press('Enter')
    await ada.page.locator('main[data-ask=roll]').waitFor()
    expect(await keys.focus()).toContain('prompt-bar')
    await keyboard.press('Enter')
    await ada.page.locator('main:not([data-ask=roll])').waitFor()
    expect([...keys.focusProblems, ...ada.errors]).toEqual([])
  })

  it('the drawer opens and closes', async () => {
    const { ada, keys } = await openWithKeyboard('/design/turn', PHONE)
    await keys.press('Log and more')
    await keys.press('Scores')
    await ada.page.locator('.drawer.open .scores').waitFor()
    await ada.page.keyboard.press('Escape')
    await ada.page.locator('.drawer.open').waitFor({ state: 'detached' })
    expect(await keys.focus()).toMatch(/drawer-handle/)
    expect([...keys.focusProblems]).toEqual([])
  })
})
