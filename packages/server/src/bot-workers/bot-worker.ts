import { parentPort } from 'node:worker_threads'
import { type Answer, askBot, type GameRegistry, Match, createRandom } from '@slapwise/kernel'
import { rulesFor } from '../rules-for.ts'
import type { BotTask } from './bot-task.ts'

/** What a thread does that thinks for the bots of these games: one riddle after the other. */
export function runBotWorker(games: GameRegistry): void {
  parentPort!.on('message', (riddle: BotTask) => parentPort!.postMessage(computeAnswer(games, riddle)))
}

function computeAnswer(games: GameRegistry, riddle: BotTask): Answer {
  const { rulesVersion: rules, settings, playerCount: players, seat, level, seed, timeMs: time } = riddle
  const game = games.find(riddle.game)!
  const match = Match.restore(rulesFor(game, rules, settings, players), riddle.match)
  const end = performance.now() + time
  return askBot(game, game.bots[level], match, seat, createRandom(seed), () => performance.now() >= end)
}
