import { expect, it } from 'vitest'
import { browser, server } from './house.ts'
import { playOut } from './play-until.ts'
import { PHONE, Player } from './player.ts'

it('A whole match of the board game is played by taps, from the first card to the last score', async () => {
  const ada = await Player.open(browser, PHONE)
  await ada.page.goto(`${server.address}/design/board/set-up`)
  await ada.page.locator('main').waitFor()
  await playOut([ada], 'whole match')
  expect([...ada.faults, ...ada.errors]).toEqual([])
})
