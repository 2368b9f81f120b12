import { createRandom, randomBelow } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LANDSCAPE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { GAME_IDS, listOnePerQuestion, listSample, type MomentInfo } from './testing/moments.ts'
import { IS_SOAK } from './testing/soak.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Answers the prompts of these moments, and returns all problems with the moment. */
async function findProblems(moments: readonly MomentInfo[], size: Size): Promise<string[]> {
  const ada = await BrowserPlayer.open(browser, size)
  await ada.page.goto(server.address)
  await ada.page.locator('main').waitFor()
  const problems: string[] = []
  for (const { game, name } of moments) {
    await ada.navigate(`/design/${game}/${name}`)
    const found = [...(await answer(ada, name)), ...ada.errors.splice(0)]
    problems.push(...found.map((problem) => `${name}: ${problem}`))
  }
  return problems
}

const answer = (ada: BrowserPlayer, name: string) => {
  const random = createRandom(name)
  return ada.answerPrompt((count) => randomBelow(random, count))
}

const SIZES = [
  { size: PHONE, moments: listSample },
  { size: DESKTOP, moments: listOnePerQuestion },
  ...(IS_SOAK ? [{ size: LANDSCAPE, moments: listOnePerQuestion }] : []),
]

describe.each(GAME_IDS)('A moment of %s', (game) => {
  it.each(SIZES)('is answered with taps: $size.width × $size.height', async ({ size, moments }) => {
    expect(await findProblems(moments(game), size)).toEqual([])
  })
})
