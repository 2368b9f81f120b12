import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askBot, type Bot } from '../../bots/bot.ts'
import { accepts } from '../../choice/choice.ts'
import type { AnyGame, AnyMatch, Players } from '../../match/game.ts'
import { seeded } from '../../random/random.ts'
import { runs } from '../runs.ts'
import { anyStart, begin, openPrompts, type Start } from '../walk.ts'
import type { Claims } from './claims.ts'
import { hasty } from './hasty.ts'

/** Whoever is asked falls asleep. */
const sleeper: Bot = { answer: ({ prompt }) => prompt.fallback }

export function ends(game: AnyGame, { anySettings, mostAnswers }: Claims): void {
  function playOut(bot: Bot, start: Start): AnyMatch {
    const match = begin(game, start)
    const random = seeded(`bots ${start.seed}`)
    for (let answers = 0; !match.over; answers++) {
      expect(answers).toBeLessThan(mostAnswers)
      const [{ seat, choice, fallback }] = openPrompts(match)
      expect(accepts(choice, fallback)).toBe(true)
      expect(match.answer(seat, askBot(game, bot, match, seat, random, hasty()))).toBeNull()
    }
    return match
  }

  const tables = Array.from(
    { length: game.mostPlayers - game.leastPlayers + 1 },
    (_, i) => game.leastPlayers + i,
  )

  it('Somebody takes over from those who are gone', () => {
    expect(Object.keys(game.bots)).toContain(game.substitute)
  })

  describe.each(Object.entries({ ...game.bots, sleeping: sleeper }))('With %s players', (_, bot) => {
    it.each(tables)('a match of %d ends, and ends the same again', (players) => {
      const settings = anySettings.map((any): Players => ({ ...any, players }))
      fc.assert(
        fc.property(anyStart(settings), (start) => {
          const match = playOut(bot, start)
          expect(game.publicView(match).winners).not.toEqual([])
          expect(game.digest(playOut(bot, start))).toBe(game.digest(match))
        }),
        runs(bot.isSlow ? 1 : 2),
      )
    })
  })
}
