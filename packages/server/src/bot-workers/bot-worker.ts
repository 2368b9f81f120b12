import { parentPort } from 'node:worker_threads'
import { type Answer, askBot, createRandom, type GameRegistry, Match } from '@slapwise/kernel'
import { rulesFor } from '../rules-for.ts'
import type { BotTask } from './bot-task.ts'

/** Entry point of a worker thread: answers one bot task after the other. */
export function runBotWorker(games: GameRegistry): void {
  parentPort!.on('message', (task: BotTask) => parentPort!.postMessage(computeAnswer(games, task)))
}

function computeAnswer(games: GameRegistry, task: BotTask): Answer {
  const { rulesVersion, settings, playerCount, seat, level, seed, timeMs } = task
  const game = games.find(task.game)!
  const match = Match.restore(rulesFor(game, rulesVersion, settings, playerCount), task.match)
  const end = performance.now() + timeMs
  return askBot(game, game.bots[level], match, seat, createRandom(seed), () => performance.now() >= end)
}
