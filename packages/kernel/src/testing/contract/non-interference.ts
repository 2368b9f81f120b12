import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { below } from '../../random/random.ts'
import { runs } from '../runs.ts'
import { anyStart, walk } from '../walk.ts'
import type { Claims } from './claims.ts'
import { seatsOf, seenBy } from './image.ts'

/** Otherwise random play would not try what it should. */
const ENOUGH = 1000

export function nonInterference(game: AnyGame, claims: Claims): void {
  const allHands = (match: AnyMatch) =>
    JSON.stringify(seatsOf(game, match).map((seat) => game.handOf(match, seat)))
  const spectated = (match: AnyMatch) => JSON.stringify(game.ownView(match, null))

  it('Whatever a player cannot know, dealt another way, changes nothing that they see', () => {
    let compared = 0
    let imagined = 0
    let otherwise = 0
    fc.assert(
      fc.property(anyStart(claims.anySettings), (start) => {
        walk(game, start, ({ match: before, prompt, answer, sealed, random }) => {
          const viewer = below(random, start.settings.players)
          const here = before.fork()
          const there = game.imagine(before, viewer, random)
          imagined++
          if (!there) return
          const hands = allHands(here)
          expect(allHands(before)).toBe(hands)
          if (allHands(there) !== hands) otherwise++
          here.listen()
          there.listen()
          here.settle()
          const stride = claims.stride({ viewer, before, here, there })
          for (const { seat, answer } of sealed)
            there.answer(seat, stride.answerThere(seat, answer) ?? there.promptFor(seat)!.fallback)
          expect(seenBy(game, viewer, there)).toBe(seenBy(game, viewer, here))
          expect(spectated(there)).toBe(spectated(here))

          const answerThere = stride.answerThere(prompt.seat, answer)
          if (answerThere === null) return
          expect(here.answer(prompt.seat, answer)).toBeNull()
          expect(there.answer(prompt.seat, answerThere)).toBeNull()
          if (stride.hasLearnt()) return
          expect(seenBy(game, viewer, there)).toBe(seenBy(game, viewer, here))
          compared++
        })
      }),
      runs(60),
    )
    expect(compared).toBeGreaterThan(ENOUGH)
    expect(otherwise / imagined).toBeGreaterThan(0.5)
  })
}
