import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answer, sampleAnswer } from '../../choice/choice.ts'
import { toPlain } from '../../choice/live-prompt.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'
import type { Random } from '../../random/random.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, openPrompts, playRandomMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { fingerprintView, listSeats } from './fingerprint.ts'

/** A decision and the state of the match before it. */
interface Moment {
  readonly fingerprint: string
  readonly seat: Seat
  readonly answer: Answer
}

/** Guards against a test that compares too little. */
const MIN_COMPARISONS = 300

export function testTakeBack(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  /** The whole match except for the number of revocable answers, which is lower after a take-back. */
  const fingerprintOf = (match: AnyMatch): string =>
    JSON.stringify([
      match.rules.serialize(match.state),
      match.prompts.map(toPlain),
      game.publicView(match),
      listSeats(game, match).map((seat) => ({ ...game.ownView(match, seat), mayTakeBack: null })),
    ])

  /** Takes back all revocable decisions, repeats them, takes them back again and continues differently. */
  function goBack(match: AnyMatch, decisions: readonly Moment[], random: Random): void {
    const [{ seat }] = decisions
    const copy = match.fork()
    for (const { fingerprint } of decisions.toReversed()) {
      expect(copy.takeBack(seat)).toBeNull()
      expect(fingerprintOf(copy)).toBe(fingerprint)
    }
    expect(copy.takeBack(seat)).toEqual({ code: 'final' })
    copy.collectFacts()
    for (const { answer } of decisions) expect(copy.answer(seat, answer)).toBeNull()
    expect(fingerprintOf(copy)).toBe(fingerprintOf(match))
    expect(copy.revocableCount).toBe(match.revocableCount)
    expect(copy.takeBack(seat)).toBeNull()
    for (let i = 0; i < 5 && !copy.isOver; i++) {
      const [prompt] = openPrompts(copy)
      expect(copy.answer(prompt.seat, sampleAnswer(prompt.choice, random))).toBeNull()
    }
  }

  it('Taking back restores the state before the answer exactly, and the answer can be repeated', () => {
    let comparisons = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        const history: Moment[] = []
        playRandomMatch(game, start, ({ match, prompt, answer, random }) => {
          const last = history.at(-1)
          if (last && match.mayTakeBack(last.seat)) {
            const decisions = history.slice(-match.revocableCount)
            expect(new Set(decisions.map(({ seat }) => seat)).size).toBe(1)
            goBack(match, decisions, random)
            comparisons++
          }
          history.push({ fingerprint: fingerprintOf(match), seat: prompt.seat, answer })
        })
      }),
      propertyTestOptions(16),
    )
    expect(comparisons).toBeGreaterThan(MIN_COMPARISONS)
  })

  it('A revocable answer has revealed nothing new to the player who gave it', () => {
    let comparisons = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(game, start, ({ match, prompt: { seat }, answer, random }) => {
          const original = match.fork()
          original.collectFacts()
          original.answer(seat, answer)
          if (!original.mayTakeBack(seat)) return
          const other = game.determinize(match, seat, random)
          if (!other) return
          other.collectFacts()
          expect(other.answer(seat, answer)).toBeNull()
          expect(fingerprintView(game, seat, other)).toBe(fingerprintView(game, seat, original))
          comparisons++
        })
      }),
      propertyTestOptions(40),
    )
    expect(comparisons).toBeGreaterThan(MIN_COMPARISONS)
  })
}
