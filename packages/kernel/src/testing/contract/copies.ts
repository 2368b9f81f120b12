import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answer } from '../../choice/choice.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { Match } from '../../match/match.ts'
import type { Seat } from '../../match/script.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { fingerprintMatch } from './fingerprint.ts'

const restored = (match: AnyMatch): AnyMatch =>
  Match.restore(match.rules, JSON.parse(JSON.stringify(match.save())))

export function testCopies(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  const expectEqual = (twins: readonly AnyMatch[], match: AnyMatch) => {
    for (const twin of twins) expect(fingerprintMatch(game, twin)).toBe(fingerprintMatch(game, match))
  }

  it('At every decision, a restored match and a fork are equal twins that take the next answer equally', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        let twins: AnyMatch[] = []
        const match = playRandomMatch(game, start, ({ match, prompt, answer }) => {
          expectEqual(twins, match)
          twins = [restored(match), match.fork()]
          for (const twin of twins) {
            twin.collectFacts()
            expect(twin.answer(prompt.seat, answer)).toBeNull()
          }
        })
        expectEqual(twins, match)
      }),
      propertyTestOptions(25),
    )
  })

  it('A twin made at any moment goes on to the same end', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), fc.nat(), (start, number) => {
        let length = 0
        playRandomMatch(game, start, () => length++)
        const moment = number % length
        const twins: AnyMatch[] = []
        let answers = 0
        const match = playRandomMatch(game, start, ({ match, prompt, answer }) => {
          if (answers++ === moment) twins.push(restored(match), match.fork())
          for (const twin of twins) twin.answer(prompt.seat, answer)
        })
        expect(twins).toHaveLength(2)
        for (const twin of twins) expect(game.digest(twin)).toBe(game.digest(match))
        expectEqual(twins, match)
      }),
      propertyTestOptions(40),
    )
  })

  it('Sealed answers give the same match in whatever order they come', () => {
    let compared = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        let turned: AnyMatch | null = null
        let sealed: [Seat, Answer][] = []
        /** Once all have answered, the twin that hears them in the opposite order is at the same next question, or at the end. */
        const compare = (match: AnyMatch) => {
          if (!turned || sealed.length < turned.prompts.length) return
          for (const [seat, given] of sealed.toReversed()) expect(turned.answer(seat, given)).toBeNull()
          expectEqual([turned], match)
          turned = null
          compared++
        }
        const match = playRandomMatch(game, start, ({ match, prompt, answer }) => {
          compare(match)
          if (!turned && match.prompts.length > 1) {
            turned = match.fork()
            sealed = []
          }
          sealed.push([prompt.seat, answer])
        })
        compare(match)
        expect(turned).toBeNull()
      }),
      propertyTestOptions(25),
    )
    expect(compared).toBeGreaterThan(0)
  })
}
