import { below, seeded } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { browser, server } from './testing/house.ts'
import { asking, GAMES, type MomentHere, oneOfEach } from './testing/moments.ts'
import { DESKTOP, LANDSCAPE, PHONE, Player } from './testing/player.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Answers what is asked at each of these moments. Everything that was wrong anywhere, with where it was. */
async function faultsAt(moments: readonly MomentHere[], size: Size): Promise<string[]> {
  const ada = await Player.open(browser, size)
  await ada.page.goto(server.address)
  await ada.page.locator('main').waitFor()
  const faults: string[] = []
  for (const { game, name } of moments) {
    await ada.go(`/design/${game}/${name}`)
    const found = [...(await answer(ada, name)), ...ada.errors.splice(0)]
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  }
  return faults
}

const answer = (ada: Player, name: string) => {
  const random = seeded(name)
  return ada.answer((count) => below(random, count))
}

const SIZES = [
  { size: PHONE, moments: asking },
  { size: DESKTOP, moments: oneOfEach },
  { size: LANDSCAPE, moments: oneOfEach },
]

describe.each(GAMES)('Every moment of %s', (game) => {
  it.each(SIZES)('is answered by taps alone: $size.width × $size.height', async ({ size, moments }) => {
    expect(await faultsAt(moments(game), size)).toEqual([])
  })
})
