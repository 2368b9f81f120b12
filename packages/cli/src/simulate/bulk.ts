import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { DecisionLog } from '@slapwise/kernel'
import type { Tally } from '../games/terminal.ts'
import { type Played, playOut, type Table } from '../series/play-out.ts'
import { type Standing, Standings } from '../series/standings.ts'

export interface Bulk {
  readonly table: Table
  readonly seed: string
  readonly games: number
  /** Whether to stop before all are played. */
  readonly signal: AbortSignal
  readonly tally: Tally | null
}

export interface Figures {
  readonly games: number
  readonly rounds: number
  readonly answers: number
  readonly decisions: number
  readonly seconds: number
  readonly answersPerSecond: number
  readonly longestMatch: number
  readonly digest: string
  /** Who won, by the name of the bots. */
  readonly bots: Readonly<Record<string, Standing>>
}

/** So often it looks up from its work. */
const BREATH_MS = 50

/** Plays all matches; `each` sees every one when it is over. */
export async function playBulk(bulk: Bulk, each: (played: Played) => void): Promise<Figures> {
  const { table, tally } = bulk
  const { game } = table
  const started = performance.now()
  const hash = createHash('sha256')
  let rounds = 0
  let answers = 0
  let decisions = 0
  let longestMatch = 0
  let games = 0
  let breath = started
  const bots = table.players.map(({ name }) => name)
  const standings = new Standings(bots)
  while (games < bulk.games && !bulk.signal.aborted) {
    const played = playOut(table, `${bulk.seed}/${games++}`)
    standings.count([{ ...game.publicView(played.match), bots }])
    tally?.count(played.match.takeFacts())
    hash.update(game.digest(played.match)).update(written(played.decisions))
    rounds += game.roundOf(played.match)
    answers += played.decisions.length
    decisions += played.choices
    longestMatch = Math.max(longestMatch, played.decisions.length)
    each(played)
    if (performance.now() - breath > BREATH_MS) {
      await setImmediate()
      breath = performance.now()
    }
  }
  const seconds = (performance.now() - started) / 1000
  return {
    games,
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

function written(decisions: DecisionLog): string {
  let text = ''
  for (const { seat, answer } of decisions) text += `${seat} ${JSON.stringify(answer)}\n`
  return text
}
