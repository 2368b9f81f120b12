import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askBot, type Bot } from '../../bots/bot.ts'
import { isLegalAnswer } from '../../choice/choice.ts'
import type { AnyGame, AnyMatch, BaseSettings } from '../../match/game.ts'
import { createRandom } from '../../random/random.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, openPrompts, type StartOptions, startMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { createTimeLimit } from './time-limit.ts'

/** Always lets the time run out. */
const sleeper: Bot = { answer: ({ prompt }) => prompt.fallback }

export function testTermination(game: AnyGame, { arbitrarySettings, maxAnswers }: ContractOptions): void {
  function playWithBots(bot: Bot, start: StartOptions): AnyMatch {
    const match = startMatch(game, start)
    const random = createRandom(`bots ${start.seed}`)
    for (let answers = 0; !match.isOver; answers++) {
      expect(answers).toBeLessThan(maxAnswers)
      const [{ seat, choice, fallback }] = openPrompts(match)
      expect(isLegalAnswer(choice, fallback)).toBe(true)
      expect(match.answer(seat, askBot(game, bot, match, seat, random, createTimeLimit()))).toBeNull()
    }
    return match
  }

  const playerCounts = Array.from(
    { length: game.maxPlayers - game.minPlayers + 1 },
    (_, i) => game.minPlayers + i,
  )
  // A match of six slow bots takes as long as all other tests of a game together: only `npm run soak` plays those.
  const playerCountsOfSlowBots = process.env.SLAPWISE_SOAK ? playerCounts : playerCounts.slice(0, 1)

  it('The substitute level names a bot of the game', () => {
    expect(Object.keys(game.bots)).toContain(game.substituteLevel)
  })

  describe.each(Object.entries({ ...game.bots, sleeping: sleeper }))('With %s players', (_, bot) => {
    it.each(bot.isSlow ? playerCountsOfSlowBots : playerCounts)(
      'a match of %d ends, and ends the same again',
      (players) => {
        const settings = arbitrarySettings.map((any): BaseSettings => ({ ...any, players }))
        fc.assert(
          fc.property(arbitraryStartOptions(settings), (start) => {
            const match = playWithBots(bot, start)
            expect(game.publicView(match).winners).not.toEqual([])
            expect(game.digest(playWithBots(bot, start))).toBe(game.digest(match))
          }),
          propertyTestOptions(bot.isSlow ? 1 : 2),
        )
      },
    )
  })
}
