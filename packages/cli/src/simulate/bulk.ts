import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  askBot,
  type Bot,
  countAnswers,
  DecisionLog,
  Match,
  seeded,
} from '@slapwise/kernel'
import type { Tally } from '../games/terminal.ts'
import { type Standing, Standings } from './standings.ts'

export interface Bulk {
  readonly game: AnyGame
  readonly rules: AnyRules
  readonly seed: string
  readonly games: number
  /** Levels that go round the table. */
  readonly bots: readonly string[]
  readonly players: number
  /** Asked between matches: whether to stop before all are played. */
  readonly isEnough: () => boolean
  readonly tally: Tally | null
}

/** A match that is over. */
export interface Played {
  readonly seed: string
  readonly match: AnyMatch
  readonly decisions: DecisionLog
  /** How many of them left a choice. */
  readonly choices: number
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
  /** Who won, by the level of the bots. */
  readonly bots: Readonly<Record<string, Standing>>
}

/** So often it looks up from its work. */
const BREATH_MS = 50

/** Plays all matches; `each` sees every one when it is over. */
export async function playBulk(bulk: Bulk, each: (played: Played) => void): Promise<Figures> {
  const { game, tally } = bulk
  const started = performance.now()
  const hash = createHash('sha256')
  let rounds = 0
  let answers = 0
  let decisions = 0
  let longestMatch = 0
  let games = 0
  let breath = started
  const levels = Array.from({ length: bulk.players }, (_, seat) => bulk.bots[seat % bulk.bots.length])
  const standings = new Standings(levels)
  const bots = levels.map((level) => game.bots[level])
  while (games < bulk.games && !bulk.isEnough()) {
    const played = playOut(bulk, bots, `${bulk.seed}/${games++}`)
    standings.count(game.publicView(played.match))
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
    bots: standings.byLevel,
  }
}

function playOut({ game, rules }: Bulk, bots: readonly Bot[], seed: string): Played {
  const match = Match.start(rules, seed, true)
  const random = seeded(`${seed}/bots`)
  const decisions = new DecisionLog()
  let choices = 0
  while (!match.over)
    for (const { seat, choice } of match.prompts) {
      const answer = askBot(game, bots[seat], match, seat, random)
      const refusal = match.answer(seat, answer)
      if (refusal)
        throw new Error(`A bot's answer was refused: ${JSON.stringify({ seed, seat, answer, refusal })}`)
      decisions.push(seat, answer)
      if (countAnswers(choice) > 1) choices++
    }
  return { seed, match, decisions, choices }
}

function written(decisions: DecisionLog): string {
  let text = ''
  for (const { seat, answer } of decisions) text += `${seat} ${JSON.stringify(answer)}\n`
  return text
}
