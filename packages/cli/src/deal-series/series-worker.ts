/** Worker thread that plays deals of a series. */
import { parentPort, workerData } from 'node:worker_threads'
import { UsageError } from '../args/usage-error.ts'
import { loadBotPlayers } from '../bots/bot-players.ts'
import { getTerminal } from '../games/index.ts'
import { INSTALLED_GAMES } from '../installed-games.ts'
import { type BotTable, playBotMatch } from './play-bot-match.ts'
import type { DealResults, DealSeries, MatchResult, WorkerMessage } from './series.ts'

const { game: id, seed, seatings, collectsMetrics } = workerData as DealSeries
const game = INSTALLED_GAMES.games.find(id)!
const gameMetrics = collectsMetrics ? getTerminal(INSTALLED_GAMES, game).metrics : null

const postResult = (message: WorkerMessage): void => parentPort!.postMessage(message)

async function reportUsageErrors(action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    postResult({ problem: error.message })
  }
}

async function loadTables(): Promise<BotTable[]> {
  const tables: BotTable[] = []
  for (const { settings, bots } of seatings)
    tables.push({
      game,
      rules: game.createRules(settings, game.latestRulesVersion),
      players: await loadBotPlayers(game, bots),
    })
  return tables
}

function playDeal(table: BotTable, deal: number): MatchResult {
  const { match, turns, decisions } = playBotMatch(table, `${seed}/${deal}`)
  const { scores, scoreSheet, winners } = game.publicView(match)
  return {
    bots: table.players.map(({ name }) => name),
    scores,
    scoreSheet,
    winners,
    rounds: game.roundNumber(match),
    turns,
    answers: decisions.length,
    metrics: gameMetrics?.measure(table.rules, match.takeFacts()) ?? {},
  }
}

await reportUsageErrors(async () => {
  const tables = await loadTables()
  parentPort!.on('message', (deal: number) =>
    reportUsageErrors(async () => {
      const results: DealResults = tables.map((table) => playDeal(table, deal))
      postResult({ deal, results })
    }),
  )
})
