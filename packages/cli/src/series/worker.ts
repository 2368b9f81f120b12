/** Plays deals of a series in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { UsageError } from '../args/usage-error.ts'
import { loadPlayers } from '../bots/players.ts'
import { terminalOf } from '../games/index.ts'
import { HOUSE } from '../house.ts'
import { playOut, type Table } from './play-out.ts'
import type { Dealt, FromWorker, MatchFigures, Series } from './series.ts'

const { game: id, seed, ways, isMeasured } = workerData as Series
const game = HOUSE.games.find(id)!
const laboratory = isMeasured ? terminalOf(HOUSE, game).laboratory : null

const tell = (message: FromWorker): void => parentPort!.postMessage(message)

async function telling(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    tell({ problem: error.message })
  }
}

async function tablesOf(): Promise<Table[]> {
  const tables: Table[] = []
  for (const { settings, bots } of ways)
    tables.push({
      game,
      rules: game.rules(settings, game.version),
      players: await loadPlayers(game, bots),
    })
  return tables
}

function play(table: Table, deal: number): MatchFigures {
  const { match, turns, decisions } = playOut(table, `${seed}/${deal}`)
  const { scores, sheet, winners } = game.publicView(match)
  return {
    bots: table.players.map(({ name }) => name),
    scores,
    sheet,
    winners,
    rounds: game.roundOf(match),
    turns,
    answers: decisions.length,
    measures: laboratory?.measure(table.rules, match.takeFacts()) ?? {},
  }
}

await telling(async () => {
  const tables = await tablesOf()
  parentPort!.on('message', (deal: number) =>
    telling(async () => {
      const dealt: Dealt = tables.map((table) => play(table, deal))
      tell({ deal, dealt })
    }),
  )
})
