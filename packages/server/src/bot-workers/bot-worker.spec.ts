import { crazyEights } from '@slapwise/crazy-eights'
import { type Bot, GameRegistry, Match } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import type { BotTask } from './bot-task.ts'
import { runBotTask } from './bot-worker.ts'

const MS_PER_ROLLOUT = 7

/** Runs a task for a bot that makes rollouts on a simulated clock until its time is up. */
function runWithClock(timeMs: number, maxRollouts: number): ReturnType<typeof runBotTask> {
  let clock = 1000
  const bot: Bot = {
    isSlow: true,
    answer({ prompt }, search) {
      let rollouts = 0
      for (; rollouts < maxRollouts && !search!.isTimeUp(); rollouts++) clock += MS_PER_ROLLOUT
      search!.reportEffort({ rollouts, maxRollouts, isCutShort: rollouts < maxRollouts })
      return prompt.fallback
    },
  }
  const game = { ...crazyEights, bots: { ...crazyEights.bots, fiendish: bot } } as typeof crazyEights
  const match = Match.start(crazyEights.createRules({ players: 2, limit: 100, snap: true }, 1), 'spec')
  const task: BotTask = {
    game: crazyEights.id,
    rulesVersion: 1,
    settings: {},
    playerCount: 2,
    match: match.save(),
    seat: match.prompts[0].seat,
    level: 'fiendish',
    seed: 'spec',
    timeMs,
  }
  return runBotTask(new GameRegistry(game), task, () => clock)
}

it('A search ends when the time of its task is up', () => {
  const { effort, elapsedMs } = runWithClock(200, 1000)
  expect(effort).toEqual({ rollouts: 29, maxRollouts: 1000, isCutShort: true })
  expect(elapsedMs).toBe(29 * MS_PER_ROLLOUT)
})

it('A search that needs less time ends by itself', () => {
  const { effort, elapsedMs } = runWithClock(200, 10)
  expect(effort).toEqual({ rollouts: 10, maxRollouts: 10, isCutShort: false })
  expect(elapsedMs).toBe(10 * MS_PER_ROLLOUT)
})
