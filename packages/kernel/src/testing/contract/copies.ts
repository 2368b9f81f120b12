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

const saveAndRestore = (match: AnyMatch): AnyMatch =>
  Match.restore(match.rules, JSON.parse(JSON.stringify(match.save())))

export function testCopies(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  const expectEqual = (copies: readonly AnyMatch[], match: AnyMatch) => {
    for (const copy of copies) expect(fingerprintMatch(game, copy)).toBe(fingerprintMatch(game, match))
  }

  it('At every decision, a restored match and a fork equal the original and accept the next answer alike', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        let copies: AnyMatch[] = []
        const match = playRandomMatch(game, start, ({ match, prompt, answer }) => {
          expectEqual(copies, match)
          copies = [saveAndRestore(match), match.fork()]
          for (const copy of copies) {
            copy.collectFacts()
            expect(copy.answer(prompt.seat, answer)).toBeNull()
          }
        })
        expectEqual(copies, match)
      }),
      propertyTestOptions(12),
    )
  })

  it('A copy made at any moment leads to the same end', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), fc.nat(), (start, number) => {
        let length = 0
        playRandomMatch(game, start, () => length++)
        const moment = number % length
        const copies: AnyMatch[] = []
        let answers = 0
        const match = playRandomMatch(game, start, ({ match, prompt, answer }) => {
          if (answers++ === moment) copies.push(saveAndRestore(match), match.fork())
          for (const copy of copies) copy.answer(prompt.seat, answer)
        })
        expect(copies).toHaveLength(2)
        for (const copy of copies) expect(game.digest(copy)).toBe(game.digest(match))
        expectEqual(copies, match)
      }),
      propertyTestOptions(40),
    )
  })

  it('Sealed answers lead to the same match in any order', () => {
    let comparisons = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        let reversed: AnyMatch | null = null
        let sealed: [Seat, Answer][] = []
        /**
         * After the last sealed answer, gives the copy the same answers in reverse order, and expects it to equal the
         * match.
         */
        const compare = (match: AnyMatch) => {
          if (!reversed || sealed.length < reversed.prompts.length) return
          for (const [seat, given] of sealed.toReversed()) expect(reversed.answer(seat, given)).toBeNull()
          expectEqual([reversed], match)
          reversed = null
          comparisons++
        }
        const match = playRandomMatch(game, start, ({ match, prompt, answer }) => {
          compare(match)
          if (!reversed && match.prompts.length > 1) {
            reversed = match.fork()
            sealed = []
          }
          sealed.push([prompt.seat, answer])
        })
        compare(match)
        expect(reversed).toBeNull()
      }),
      propertyTestOptions(25),
    )
    expect(comparisons).toBeGreaterThan(0)
  })
}
