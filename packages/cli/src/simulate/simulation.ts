import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { DecisionLog } from '@slapwise/kernel'
import { type BotTable, type PlayedMatch, playBotMatch } from '../deal-series/play-bot-match.ts'
import { type Standing, Standings } from '../deal-series/standings.ts'
import type { MatchStatistics } from '../games/game-terminal.ts'

export interface SimulationOptions {
  readonly table: BotTable
  readonly seed: string
  readonly matches: number
  /** Stops before all matches are played. */
  readonly signal: AbortSignal
  readonly statistics: MatchStatistics | null
}

export interface SimulationResult {
  readonly matches: number
  readonly rounds: number
  readonly answers: number
  readonly decisions: number
  readonly seconds: number
  readonly answersPerSecond: number
  readonly longestMatch: number
  readonly digest: string
  /** By bot name. */
  readonly bots: Readonly<Record<string, Standing>>
}

/** The interval at which the loop yields to the event loop, so that Ctrl-C is noticed. */
const YIELD_INTERVAL_MS = 50

/** Plays all matches; `onPlayed` is called after each. */
export async function runSimulation(
  options: SimulationOptions,
  onPlayed: (played: PlayedMatch) => void,
): Promise<SimulationResult> {
  const { table, statistics } = options
  const { game } = table
  const started = performance.now()
  const hash = createHash('sha256')
  let rounds = 0
  let answers = 0
  let decisions = 0
  let longestMatch = 0
  let games = 0
  let lastYield = started
  const bots = table.players.map(({ name }) => name)
  const standings = new Standings(bots)
  while (games < options.matches && !options.signal.aborted) {
    const played = playBotMatch(table, `${options.seed}/${games++}`)
    standings.count([{ ...game.publicView(played.match), bots }])
    statistics?.count(played.match.takeFacts())
    hash.update(game.digest(played.match)).update(encodeDecisions(played.decisions))
    rounds += game.roundNumber(played.match)
    answers += played.decisions.length
    decisions += played.choices
    longestMatch = Math.max(longestMatch, played.decisions.length)
    onPlayed(played)
    if (performance.now() - lastYield > YIELD_INTERVAL_MS) {
      await setImmediate()
      lastYield = performance.now()
    }
  }
  const seconds = (performance.now() - started) / 1000
  return {
    matches: games,
    rounds,
    answers,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    answersPerSecond: Math.round(answers / seconds),
    longestMatch,
    digest: hash.digest('hex'),
    bots: standings.byName,
  }
}

function encodeDecisions(decisions: DecisionLog): string {
  let text = ''
  for (const { seat, answer } of decisions) text += `${seat} ${JSON.stringify(answer)}\n`
  return text
}
