import { countAnswers, isLegalAnswer } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import type { TableSource } from '../../match-sources/table-source.ts'
import { LANGUAGE_CODES } from '../../preferences/languages.ts'
import type { Adviser } from '../../table/advice/adviser.ts'
import type { TableGame } from '../../table/table-game.ts'

/** Longer advice does not fit into its panel on a phone. */
const MAX_LENGTH = 230

/** Asks for advice in each of the game's moments that ask the viewer something. */
export function adviceSuite(
  game: TableGame,
  adviser: Adviser,
  sources: Readonly<Record<string, TableSource>>,
) {
  const asking = Object.entries(sources).flatMap(([name, source]) => {
    const state = source.state()!
    const { prompt } = state.match.own
    return prompt && countAnswers(prompt.choice) > 1 ? [{ name, state, prompt }] : []
  })

  describe('The advice on each question', () => {
    it.each(asking)('is a legal answer with a reason, in words: $name', ({ state, prompt }) => {
      for (const language of LANGUAGE_CODES) {
        const { answer, action, reasons } = adviser(state, prompt, language, false)
        expect(isLegalAnswer(prompt.choice, answer)).toBe(true)
        expect(game.listAdviceTargets(state, prompt, answer)).not.toEqual([])
        expect(reasons.length).toBeGreaterThan(0)
        const text = [action, ...reasons].join(' ')
        expect(text).not.toMatch(/undefined|null|NaN/)
        expect(text.length, text).toBeLessThanOrEqual(MAX_LENGTH)
      }
    })
  })
}
