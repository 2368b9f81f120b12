import { expect, it } from 'vitest'
import { adviceSuite } from '../../../kit/testing/advice-suite.ts'
import { MOMENTS } from '../design/moments/index.ts'
import { stageMoment } from '../design/stage.ts'
import adviser from './adviser.ts'
import { FRANTIC_TABLE_GAME } from './table-game.ts'

const sources = Object.fromEntries(
  Object.entries(MOMENTS).map(([name, moment]) => [name, stageMoment(moment)]),
)

adviceSuite(FRANTIC_TABLE_GAME, adviser, sources)

it('uses mild names only for players who want them', () => {
  const rude = Object.values(sources).flatMap((source) => {
    const state = source.state()!
    const { prompt } = state.match.own
    if (!prompt) return []
    const textOf = (isMild: boolean) => JSON.stringify(adviser(state, prompt, 'en', isMild))
    return textOf(false).includes('Fuck You') ? [textOf(true)] : []
  })
  expect(rude).not.toEqual([])
  expect(rude.filter((text) => text.includes('Fuck You'))).toEqual([])
})
