import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLegalAnswer } from '../../choice/choice.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'

/** Invalid values, and values that are almost legal. */
const anyAnswer = fc.oneof(
  fc.anything(),
  fc.integer({ min: -5, max: 130 }),
  fc.array(fc.integer({ min: -5, max: 130 }), { maxLength: 8 }),
)

const anySeat = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant(Number.NaN), fc.double())

const stateOf = (match: AnyMatch): string =>
  JSON.stringify([match.rules.serialize(match.state), match.save()])

export function testIllegalAnswers(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  it('Illegal answers are refused with a reason and change nothing', () => {
    const answers = fc.array(fc.tuple(anySeat, anyAnswer), { minLength: 50, maxLength: 50 })
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), answers, (start, invalidAnswers) => {
        let at = 0
        const match = playRandomMatch(game, start, ({ match, prompt }) => {
          const [anySeatNumber, answer] = invalidAnswers[at++ % invalidAnswers.length]
          const before = stateOf(match)
          for (const seat of [anySeatNumber, prompt.seat]) {
            const open = match.promptFor(seat)
            if (open && isLegalAnswer(open.choice, answer)) continue
            const error = match.answer(seat, answer)
            expect(['not-asked', 'already-answered', 'illegal']).toContain(error?.code)
            expect(stateOf(match)).toBe(before)
          }
        })
        for (const [seat, answer] of invalidAnswers)
          expect(match.answer(seat, answer)).toEqual({ code: 'over' })
      }),
      propertyTestOptions(20),
    )
  })

  it('Settings with too few or too many players are invalid', () => {
    fc.assert(
      fc.property(arbitrarySettings, (settings) => {
        for (const players of [game.minPlayers - 1, game.maxPlayers + 1])
          expect(game.settingsSchema.safeParse({ ...settings, players }).success).toBe(false)
      }),
      propertyTestOptions(20),
    )
  })
}
