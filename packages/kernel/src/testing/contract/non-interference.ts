import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { randomBelow } from '../../random/random.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { fingerprintView, listSeats } from './fingerprint.ts'

/** Guards against a test that compares too little. */
const MIN_COMPARISONS = 1000

export function testNonInterference(game: AnyGame, options: ContractOptions): void {
  const allHands = (match: AnyMatch) =>
    JSON.stringify(listSeats(game, match).map((seat) => game.handView(match, seat)))
  const spectatorView = (match: AnyMatch) => JSON.stringify(game.ownView(match, null))

  it('Dealing hidden cards differently changes nothing that a player sees', () => {
    let comparisons = 0
    let attempts = 0
    let differentHands = 0
    fc.assert(
      fc.property(arbitraryStartOptions(options.arbitrarySettings), (start) => {
        playRandomMatch(game, start, ({ match: before, prompt, answer, sealedDecisions, random }) => {
          const viewer = randomBelow(random, start.settings.players)
          const actual = before.fork()
          const alternative = game.determinize(before, viewer, random)
          attempts++
          if (!alternative) return
          const hands = allHands(actual)
          expect(allHands(before)).toBe(hands)
          if (allHands(alternative) !== hands) differentHands++
          actual.collectFacts()
          alternative.collectFacts()
          actual.finalizeAnswers()
          const step = options.stepPair({ viewer, origin: before, actual, alternative })
          for (const { seat, answer } of sealedDecisions)
            alternative.answer(
              seat,
              step.translateAnswer(seat, answer) ?? alternative.promptFor(seat)!.fallback,
            )
          expect(fingerprintView(game, viewer, alternative)).toBe(fingerprintView(game, viewer, actual))
          expect(spectatorView(alternative)).toBe(spectatorView(actual))

          const translated = step.translateAnswer(prompt.seat, answer)
          if (translated === null) return
          expect(actual.answer(prompt.seat, answer)).toBeNull()
          expect(alternative.answer(prompt.seat, translated)).toBeNull()
          if (step.hasRevealedDifference()) return
          expect(fingerprintView(game, viewer, alternative)).toBe(fingerprintView(game, viewer, actual))
          comparisons++
        })
      }),
      propertyTestOptions(25),
    )
    expect(comparisons).toBeGreaterThan(MIN_COMPARISONS)
    expect(differentHands / attempts).toBeGreaterThan(0.5)
  })
}
