import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askBot, type Bot } from '../../bots/bot.ts'
import { accepts } from '../../choice/choice.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'
import { seeded } from '../../random/random.ts'
import { runs } from '../runs.ts'
import { anyStart, type Step, walk } from '../walk.ts'
import type { Claims } from './claims.ts'
import { hasty } from './hasty.ts'
import { imageOf } from './image.ts'

/** Otherwise random play would not ask what it should. */
const ENOUGH = 200

export function honest(game: AnyGame, { anySettings }: Claims): void {
  /** The same moment, and one that is the same for all that a seat knows; null where none was found. */
  function bothWorlds({ match, prompt: { seat }, random }: Step<AnyMatch>): AnyMatch[] | null {
    const there = game.imagine(match, seat, random)
    const here = match.fork()
    here.settle()
    return there && [here, there]
  }

  const imagined = (match: AnyMatch, seat: Seat): string | null => {
    const other = game.imagine(match, seat, seeded('the same'))
    return other && imageOf(game, other)
  }

  const decided = (bot: Bot, match: AnyMatch, seat: Seat) =>
    askBot(game, bot, match, seat, seeded('the same'), hasty())

  it('What a player imagines depends on nothing but what they know', () => {
    let compared = 0
    fc.assert(
      fc.property(anyStart(anySettings), (start) => {
        walk(game, start, (step) => {
          const worlds = bothWorlds(step)
          if (!worlds) return
          const [here, there] = worlds.map((match) => imagined(match, step.prompt.seat))
          expect(there).toBe(here)
          if (here !== null) compared++
        })
      }),
      runs(10),
    )
    expect(compared).toBeGreaterThan(ENOUGH)
  })

  it.each(Object.entries(game.bots))(
    'Dealt otherwise behind their back, %s players decide the same',
    (_, bot) => {
      let compared = 0
      fc.assert(
        fc.property(anyStart(anySettings), (start) => {
          walk(game, start, (step) => {
            const { seat, choice } = step.prompt
            const worlds = bothWorlds(step)
            if (!worlds) return
            const [here, there] = worlds.map((match) => decided(bot, match, seat))
            expect(accepts(choice, here)).toBe(true)
            expect(there).toEqual(here)
            compared++
          })
        }),
        runs(bot.isSlow ? 4 : 8),
      )
      expect(compared).toBeGreaterThan(ENOUGH)
    },
  )
}
