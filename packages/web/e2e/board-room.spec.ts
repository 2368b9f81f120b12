import { expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LARGE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { playToEnd } from './testing/play-until.ts'
import { readStreet } from './testing/read-street.ts'

/** A room of two humans and two bots with a relaxed pace, in which a match is one round on a short board. */
async function startMatch(ada: BrowserPlayer, ben: BrowserPlayer): Promise<void> {
  await ada.openRoom(server.address, 'Ada', 'Frantic Board Game')
  await ada.changeSetting('Board', 'Blind alley')
  await ada.changeSetting('Pace', 'relaxed')
  await ada.page.getByRole('heading', { name: 'Length', exact: true }).click()
  await ada.page.getByLabel('Own limit').fill('1')
  await ada.page.keyboard.press('Enter')
  await ada.page.getByText('Own limit · ends at 1').waitFor()
  await ben.joinRoom(ada.page.url(), 'Ben')
  await ben.button('I am ready').click()
  // Stronger bots take twice as long to end a round.
  for (const button of ['chaotic', 'Add a bot', 'Add a bot']) await ada.button(button).click()
  await ada.page.getByText('ready', { exact: true }).waitFor()
}

interface Viewer {
  readonly player: BrowserPlayer
  readonly name: string
}

/** All viewers see the same board, once updates and animations have ended. */
async function expectSameStreet([first, ...others]: readonly Viewer[]): Promise<void> {
  const streetOf = ({ player, name }: Viewer) => player.page.evaluate(readStreet, name)
  const seen = await streetOf(first)
  expect(seen.join()).toContain('token')
  for (const other of others) await expect.poll(() => streetOf(other), { timeout: 50_000 }).toEqual(seen)
}

/** Compares once in each turn of a human: nothing happens until they answer. */
function compareAtTurns(viewers: readonly Viewer[]) {
  const compared = new Set<string>()
  const atTurn = ({ page }: BrowserPlayer) => page.locator('main[data-ask=turn]:has(.prompt-bar.own-prompt)')
  return async (player: BrowserPlayer): Promise<void> => {
    if ((await atTurn(player).count()) === 0) return
    const prompt = (await atTurn(player).getAttribute('data-prompt'))!
    if (compared.has(prompt)) return
    compared.add(prompt)
    for (const { page } of viewers.map(({ player }) => player))
      await page.locator(`main[data-prompt="${prompt}"]`).waitFor()
    await expectSameStreet(viewers)
  }
}

it('Two humans and two bots play a whole match of the board game in a room, and all see the same board', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const ben = await BrowserPlayer.open(browser, DESKTOP, 'en', { reducedMotion: 'no-preference' })
  const bigScreen = await BrowserPlayer.open(browser, LARGE)
  // One viewer without animations has the final positions.
  const viewers = [
    { player: ada, name: 'Ada' },
    { player: bigScreen, name: 'nobody' },
    { player: ben, name: 'Ben' },
  ]
  await startMatch(ada, ben)
  await bigScreen.page.goto(`${ada.page.url()}/table`)
  await bigScreen.page.getByText('Phones out').waitFor()
  await ada.button('Deal').click()
  await playToEnd([ada, ben], 'on the board', compareAtTurns(viewers))
  for (const { page } of [ada, ben, bigScreen])
    expect(await page.locator('.score-sheet.final h2').textContent()).toMatch(/ wins?$/)
  await expectSameStreet(viewers)
  await bigScreen.inspect()
  for (const { layoutProblems, errors } of [ada, ben, bigScreen])
    expect([...layoutProblems, ...errors]).toEqual([])
})
