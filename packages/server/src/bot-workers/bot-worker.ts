import { parentPort } from 'node:worker_threads'
import { askBot, createRandom, type GameRegistry, Match, type SearchEffort } from '@slapwise/kernel'
import { lowerPriority } from '../lower-priority.ts'
import { rulesFor } from '../rules-for.ts'
import type { BotTask, BotTaskResult } from './bot-task.ts'

/** Entry point of a worker thread: answers one bot task after the other. */
export function runBotWorker(games: GameRegistry): void {
  // Elsewhere it would slow down the whole process, and not this thread alone.
  if (process.platform === 'linux') lowerPriority(0)
  parentPort!.on('message', (task: BotTask) => parentPort!.postMessage(runBotTask(games, task)))
}

/** The time limit is wall-clock time: on a busy machine a bot plays worse instead of later. */
export function runBotTask(
  games: GameRegistry,
  task: BotTask,
  now: () => number = () => performance.now(),
): BotTaskResult {
  const { rulesVersion, settings, playerCount, seat, level, seed, timeMs } = task
  const start = now()
  const game = games.find(task.game)!
  const match = Match.restore(rulesFor(game, rulesVersion, settings, playerCount), task.match)
  let effort: SearchEffort | null = null
  const answer = askBot(
    game,
    game.bots[level],
    match,
    seat,
    createRandom(seed),
    () => now() - start >= timeMs,
    (reported) => {
      effort = reported
    },
  )
  return { answer, effort, elapsedMs: now() - start }
}
