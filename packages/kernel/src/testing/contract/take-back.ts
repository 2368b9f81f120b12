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

/** A moment of a match, and what was decided then. */
interface Moment {
  readonly fingerprint: string
  readonly seat: Seat
  readonly answer: Answer
}

/** Otherwise random play would not try what it should. */
const MIN_COMPARISONS = 300

export function testTakeBack(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  /** Everything but what can be taken back: that is less after something was. */
  const imageOf = (match: AnyMatch): string =>
    JSON.stringify([
      match.rules.serialize(match.state),
      match.prompts.map(toPlain),
      game.publicView(match),
      listSeats(game, match).map((seat) => ({ ...game.ownView(match, seat), mayTakeBack: null })),
    ])

  /** Back over all decisions that can be taken back, forward over the same, and once more back to go on some other way. */
  function goBack(match: AnyMatch, decided: readonly Moment[], random: Random): void {
    const [{ seat }] = decided
    const twin = match.fork()
    for (const { fingerprint } of decided.toReversed()) {
      expect(twin.takeBack(seat)).toBeNull()
      expect(imageOf(twin)).toBe(fingerprint)
    }
    expect(twin.takeBack(seat)).toEqual({ code: 'final' })
    twin.collectFacts()
    for (const { answer } of decided) expect(twin.answer(seat, answer)).toBeNull()
    expect(imageOf(twin)).toBe(imageOf(match))
    expect(twin.revocableCount).toBe(match.revocableCount)
    expect(twin.takeBack(seat)).toBeNull()
    for (let i = 0; i < 5 && !twin.isOver; i++) {
      const [prompt] = openPrompts(twin)
      expect(twin.answer(prompt.seat, sampleAnswer(prompt.choice, random))).toBeNull()
    }
  }

  it('Whatever can be taken back leads back to the very moment before, and forward again', () => {
    let wentBack = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        const past: Moment[] = []
        playRandomMatch(game, start, ({ match, prompt, answer, random }) => {
          const last = past.at(-1)
          if (last && match.mayTakeBack(last.seat)) {
            const decided = past.slice(-match.revocableCount)
            expect(new Set(decided.map(({ seat }) => seat)).size).toBe(1)
            goBack(match, decided, random)
            wentBack++
          }
          past.push({ fingerprint: imageOf(match), seat: prompt.seat, answer })
        })
      }),
      propertyTestOptions(25),
    )
    expect(wentBack).toBeGreaterThan(MIN_COMPARISONS)
  })

  it('Whatever can be taken back has told who decided it nothing that they did not know', () => {
    let compared = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(game, start, ({ match, prompt: { seat }, answer, random }) => {
          const here = match.fork()
          here.collectFacts()
          here.answer(seat, answer)
          if (!here.mayTakeBack(seat)) return
          const there = game.determinize(match, seat, random)
          if (!there) return
          there.collectFacts()
          expect(there.answer(seat, answer)).toBeNull()
          expect(fingerprintView(game, seat, there)).toBe(fingerprintView(game, seat, here))
          compared++
        })
      }),
      propertyTestOptions(60),
    )
    expect(compared).toBeGreaterThan(MIN_COMPARISONS)
  })
}
