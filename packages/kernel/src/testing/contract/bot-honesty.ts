import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askBot, type Bot, createObservation } from '../../bots/bot.ts'
import { isLegalAnswer } from '../../choice/choice.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'
import { createRandom } from '../../random/random.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch, type RandomStep } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { fingerprintMatch } from './fingerprint.ts'
import { createTimeLimit } from './time-limit.ts'

/** Guards against a test that compares too little. */
const MIN_COMPARISONS = 100

export function testBotHonesty(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  /** Returns the match and one that the seat cannot tell from it; null if none was found. */
  function createIndistinguishable({
    match,
    prompt: { seat },
    random,
  }: RandomStep<AnyMatch>): AnyMatch[] | null {
    const other = game.determinize(match, seat, random)
    const original = match.fork()
    original.finalizeAnswers()
    return other && [original, other]
  }

  const fingerprintDeterminization = (match: AnyMatch, seat: Seat): string | null => {
    const other = game.determinize(match, seat, createRandom('the same'))
    return other && fingerprintMatch(game, other)
  }

  const decide = (bot: Bot, match: AnyMatch, seat: Seat) =>
    askBot(game, bot, match, seat, createRandom('the same'), createTimeLimit())

  it('A determinization depends only on what its viewer knows', () => {
    let comparisons = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(game, start, (step) => {
          const matches = createIndistinguishable(step)
          if (!matches) return
          const [original, other] = matches.map((match) =>
            fingerprintDeterminization(match, step.prompt.seat),
          )
          expect(other).toBe(original)
          if (original !== null) comparisons++
        })
      }),
      propertyTestOptions(10),
    )
    expect(comparisons).toBeGreaterThan(MIN_COMPARISONS)
  })

  it('Advice is legal, and the same when hidden cards are dealt differently', () => {
    let comparisons = 0
    const advise = (match: AnyMatch, seat: Seat) =>
      game.advise({
        ...createObservation(game, match, seat, createRandom('the same')),
        rules: match.rules,
      })
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(game, start, (step) => {
          const { seat, choice } = step.prompt
          const matches = createIndistinguishable(step)
          if (!matches) return
          const [original, other] = matches.map((match) => advise(match, seat))
          expect(isLegalAnswer(choice, original.answer)).toBe(true)
          expect(other).toEqual(original)
          comparisons++
        })
      }),
      propertyTestOptions(8),
    )
    expect(comparisons).toBeGreaterThan(MIN_COMPARISONS)
  })

  it.each(Object.entries(game.bots))(
    'A %s bot decides the same when hidden cards are dealt differently',
    (_, bot) => {
      let comparisons = 0
      fc.assert(
        fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
          playRandomMatch(game, start, (step) => {
            const { seat, choice } = step.prompt
            const matches = createIndistinguishable(step)
            if (!matches) return
            const [original, other] = matches.map((match) => decide(bot, match, seat))
            expect(isLegalAnswer(choice, original)).toBe(true)
            expect(other).toEqual(original)
            comparisons++
          })
        }),
        propertyTestOptions(bot.isSlow ? 1 : 6),
      )
      expect(comparisons).toBeGreaterThan(MIN_COMPARISONS)
    },
  )
}
