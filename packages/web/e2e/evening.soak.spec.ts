import { expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LARGE, LARGE_PHONE, PHONE } from './testing/browser-player.ts'
import { toLanAddress } from './testing/chromium.ts'
import { browser, server } from './testing/environment.ts'
import { OWN_TURN_SELECTOR, playToEnd, playUntil } from './testing/play-until.ts'

const waitForText = ({ page }: BrowserPlayer, text: string) => page.getByText(text).first().waitFor()

const handOf = ({ page }: BrowserPlayer) => page.locator('.hand button')

it('An evening: a desktop, two phones over plain http, a television, a late guest, a break and a lost phone', async () => {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  await ada.openRoom(toLanAddress(server.address), 'Ada')
  const room = ada.page.url()
  const television = await BrowserPlayer.open(browser, LARGE)
  await television.page.goto(`${room}/table`)
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ben.joinRoom(room, 'Ben')
  const cem = await BrowserPlayer.open(browser, LARGE_PHONE, 'de-CH')
  await cem.page.goto(room)
  await cem.page.getByLabel('Dein Name').fill('Cem')
  await cem.button('Mitspielen').click()
  await ada.button('Add a bot').click()
  await ada.changeSetting('Pace', 'relaxed')
  await ada.page.getByRole('button', { name: 'relaxed', exact: true, pressed: true }).waitFor()
  await ben.button('I am ready').click()
  await cem.button('Bin bereit').click()
  await ada.page.getByText('ready', { exact: true }).nth(1).waitFor()
  await ada.button('Deal').click()
  for (const player of [ada, ben, cem]) await handOf(player).first().waitFor()
  await television.page.locator('.seat').nth(3).waitFor()
  await playUntil(ada, OWN_TURN_SELECTOR, ben, cem)

  // Dia comes late, and the host gives her the chair of the bot.
  const dia = await BrowserPlayer.open(browser, PHONE)
  await dia.page.goto(room)
  await dia.button('Join').click()
  await dia.page.getByLabel('Your name').fill('Dia')
  await dia.page.keyboard.press('Enter')
  await dia.page.locator('.offered-seat').first().click()
  await ada.page.getByRole('tab', { name: /People/ }).click()
  await ada.page.locator('.members-panel').getByRole('button', { name: 'Give it' }).click()
  await handOf(dia).first().waitFor()

  // Pizza: three of four vote for a break, and later to go on.
  await ada.button('Vote for a break').click()
  await ben.button('Me too').click()
  await dia.button('Me too').click()
  for (const player of [ada, ben, dia, television]) await waitForText(player, 'The table takes a break.')
  for (const player of [ada, ben, dia]) await player.button('Go on').click()
  await ada.page.locator(OWN_TURN_SELECTOR).waitFor()

  // Cem's phone is gone. He joins with another one, and the host gives him his seat back.
  const cards = await handOf(cem).allTextContents()
  await cem.page.context().close()
  const again = await BrowserPlayer.open(browser, PHONE, 'de-CH')
  await again.page.goto(room)
  await again.button('Mitspielen').click()
  await again.page.getByLabel('Dein Name').fill('Cem wieder')
  await again.page.keyboard.press('Enter')
  await ada.page.locator('summary', { hasText: 'Cem wieder' }).click()
  await ada.page.getByRole('button', { name: 'Give Cem wieder Cem’s seat' }).click()
  await handOf(again).first().waitFor()
  expect(await handOf(again).allTextContents()).toEqual(cards)

  await playToEnd([ada, ben, dia, again], 'evening')
  await television.page.locator('.score-sheet.final').waitFor()
  const everybody = [ada, ben, cem, dia, again, television]
  expect(everybody.flatMap(({ errors }) => errors)).toEqual([])
  expect(everybody.flatMap(({ layoutProblems }) => [...layoutProblems])).toEqual([])
})
