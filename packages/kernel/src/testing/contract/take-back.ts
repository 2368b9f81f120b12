import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answer, sampleAnswer } from '../../choice/choice.ts'
import { plainly } from '../../choice/live-prompt.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'
import type { Random } from '../../random/random.ts'
import { runs } from '../runs.ts'
import { anyStart, openPrompts, walk } from '../walk.ts'
import type { Claims } from './claims.ts'
import { seatsOf, seenBy } from './image.ts'

/** A moment of a match, and what was decided then. */
interface Moment {
  readonly image: string
  readonly seat: Seat
  readonly answer: Answer
}

/** Otherwise random play would not try what it should. */
const ENOUGH = 300

export function takeBack(game: AnyGame, { anySettings }: Claims): void {
  /** Everything but what can be taken back: that is less after something was. */
  const imageOf = (match: AnyMatch): string =>
    JSON.stringify([
      match.rules.pack(match.state),
      match.prompts.map(plainly),
      game.publicView(match),
      seatsOf(game, match).map((seat) => ({ ...game.ownView(match, seat), mayTakeBack: null })),
    ])

  /** Back over all decisions that can be taken back, forward over the same, and once more back to go on some other way. */
  function goBack(match: AnyMatch, decided: readonly Moment[], random: Random): void {
    const [{ seat }] = decided
    const twin = match.fork()
    for (const { image } of decided.toReversed()) {
      expect(twin.takeBack(seat)).toBeNull()
      expect(imageOf(twin)).toBe(image)
    }
    expect(twin.takeBack(seat)).toEqual({ refused: 'final' })
    twin.listen()
    for (const { answer } of decided) expect(twin.answer(seat, answer)).toBeNull()
    expect(imageOf(twin)).toBe(imageOf(match))
    expect(twin.revocable).toBe(match.revocable)
    expect(twin.takeBack(seat)).toBeNull()
    for (let i = 0; i < 5 && !twin.over; i++) {
      const [prompt] = openPrompts(twin)
      expect(twin.answer(prompt.seat, sampleAnswer(prompt.choice, random))).toBeNull()
    }
  }

  it('Whatever can be taken back leads back to the very moment before, and forward again', () => {
    let wentBack = 0
    fc.assert(
      fc.property(anyStart(anySettings), (start) => {
        const past: Moment[] = []
        walk(game, start, ({ match, prompt, answer, random }) => {
          const last = past.at(-1)
          if (last && match.mayTakeBack(last.seat)) {
            const decided = past.slice(-match.revocable)
            expect(new Set(decided.map(({ seat }) => seat)).size).toBe(1)
            goBack(match, decided, random)
            wentBack++
          }
          past.push({ image: imageOf(match), seat: prompt.seat, answer })
        })
      }),
      runs(25),
    )
    expect(wentBack).toBeGreaterThan(ENOUGH)
  })

  it('Whatever can be taken back has told who decided it nothing that they did not know', () => {
    let compared = 0
    fc.assert(
      fc.property(anyStart(anySettings), (start) => {
        walk(game, start, ({ match, prompt: { seat }, answer, random }) => {
          const here = match.fork()
          here.listen()
          here.answer(seat, answer)
          if (!here.mayTakeBack(seat)) return
          const there = game.imagine(match, seat, random)
          if (!there) return
          there.listen()
          expect(there.answer(seat, answer)).toBeNull()
          expect(seenBy(game, seat, there)).toBe(seenBy(game, seat, here))
          compared++
        })
      }),
      runs(60),
    )
    expect(compared).toBeGreaterThan(ENOUGH)
  })
}
