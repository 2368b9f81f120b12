import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { randomBelow } from '../../random/random.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { fingerprintView, listSeats } from './fingerprint.ts'

/** Otherwise random play would not try what it should. */
const MIN_COMPARISONS = 1000

export function testNonInterference(game: AnyGame, claims: ContractOptions): void {
  const allHands = (match: AnyMatch) =>
    JSON.stringify(listSeats(game, match).map((seat) => game.handView(match, seat)))
  const spectated = (match: AnyMatch) => JSON.stringify(game.ownView(match, null))

  it('Whatever a player cannot know, dealt another way, changes nothing that they see', () => {
    let compared = 0
    let imagined = 0
    let otherwise = 0
    fc.assert(
      fc.property(arbitraryStartOptions(claims.arbitrarySettings), (start) => {
        playRandomMatch(game, start, ({ match: before, prompt, answer, sealedDecisions, random }) => {
          const viewer = randomBelow(random, start.settings.players)
          const here = before.fork()
          const there = game.determinize(before, viewer, random)
          imagined++
          if (!there) return
          const hands = allHands(here)
          expect(allHands(before)).toBe(hands)
          if (allHands(there) !== hands) otherwise++
          here.collectFacts()
          there.collectFacts()
          here.finalizeAnswers()
          const stride = claims.stepPair({ viewer, origin: before, actual: here, alternative: there })
          for (const { seat, answer } of sealedDecisions)
            there.answer(seat, stride.translateAnswer(seat, answer) ?? there.promptFor(seat)!.fallback)
          expect(fingerprintView(game, viewer, there)).toBe(fingerprintView(game, viewer, here))
          expect(spectated(there)).toBe(spectated(here))

          const answerThere = stride.translateAnswer(prompt.seat, answer)
          if (answerThere === null) return
          expect(here.answer(prompt.seat, answer)).toBeNull()
          expect(there.answer(prompt.seat, answerThere)).toBeNull()
          if (stride.hasRevealedDifference()) return
          expect(fingerprintView(game, viewer, there)).toBe(fingerprintView(game, viewer, here))
          compared++
        })
      }),
      propertyTestOptions(60),
    )
    expect(compared).toBeGreaterThan(MIN_COMPARISONS)
    expect(otherwise / imagined).toBeGreaterThan(0.5)
  })
}
