import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askBot, type Bot } from '../../bots/bot.ts'
import { isLegalAnswer } from '../../choice/choice.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'
import { createRandom } from '../../random/random.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch, type RandomStep } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { fingerprintMatch } from './fingerprint.ts'
import { createTimeLimit } from './time-limit.ts'

/** Otherwise random play would not ask what it should. */
const MIN_COMPARISONS = 200

export function testBotHonesty(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  /** The same moment, and one that is the same for all that a seat knows; null where none was found. */
  function bothWorlds({ match, prompt: { seat }, random }: RandomStep<AnyMatch>): AnyMatch[] | null {
    const there = game.determinize(match, seat, random)
    const here = match.fork()
    here.finalizeAnswers()
    return there && [here, there]
  }

  const imagined = (match: AnyMatch, seat: Seat): string | null => {
    const other = game.determinize(match, seat, createRandom('the same'))
    return other && fingerprintMatch(game, other)
  }

  const decided = (bot: Bot, match: AnyMatch, seat: Seat) =>
    askBot(game, bot, match, seat, createRandom('the same'), createTimeLimit())

  it('What a player imagines depends on nothing but what they know', () => {
    let compared = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(game, start, (step) => {
          const worlds = bothWorlds(step)
          if (!worlds) return
          const [here, there] = worlds.map((match) => imagined(match, step.prompt.seat))
          expect(there).toBe(here)
          if (here !== null) compared++
        })
      }),
      propertyTestOptions(10),
    )
    expect(compared).toBeGreaterThan(MIN_COMPARISONS)
  })

  it.each(Object.entries(game.bots))(
    'Dealt otherwise behind their back, %s players decide the same',
    (_, bot) => {
      let compared = 0
      fc.assert(
        fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
          playRandomMatch(game, start, (step) => {
            const { seat, choice } = step.prompt
            const worlds = bothWorlds(step)
            if (!worlds) return
            const [here, there] = worlds.map((match) => decided(bot, match, seat))
            expect(isLegalAnswer(choice, here)).toBe(true)
            expect(there).toEqual(here)
            compared++
          })
        }),
        propertyTestOptions(bot.isSlow ? 4 : 8),
      )
      expect(compared).toBeGreaterThan(MIN_COMPARISONS)
    },
  )
}
