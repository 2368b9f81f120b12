import { createHash } from 'node:crypto'
import {
  type CardMatch,
  type CardRules,
  cardRules,
  digestOf,
  frantic,
  type Settings,
} from '@slapwise/card-game'
import { askBot, type Bot, countAnswers, DecisionLog, Match, seeded } from '@slapwise/kernel'
import { Tally } from './tally.ts'

export interface Bulk {
  readonly settings: Settings
  readonly seed: string
  readonly games: number
  /** They go round the table. */
  readonly bots: readonly Bot[]
}

/** A match that is over. */
export interface Played {
  readonly seed: string
  readonly match: CardMatch
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
  readonly digest: string
  readonly cards: Readonly<Record<string, number>>
  readonly thrownIn: Readonly<Record<string, number>>
  readonly events: Readonly<Record<string, number>>
  readonly powers: Readonly<Record<string, number>>
  readonly ruleCards: Readonly<Record<string, number>>
  readonly longestMatch: number
}

/** Plays all matches; `each` sees every one when it is over. */
export function playBulk(bulk: Bulk, each: (played: Played) => void): Figures {
  const started = performance.now()
  const rules = cardRules(bulk.settings)
  const tally = new Tally(Match.start(rules, bulk.seed).state)
  const hash = createHash('sha256')
  let rounds = 0
  let answers = 0
  let decisions = 0
  let longestMatch = 0
  for (let i = 0; i < bulk.games; i++) {
    const played = playOut(rules, bulk.bots, `${bulk.seed}/${i}`)
    tally.count(played.match.takeFacts())
    hash.update(digestOf(played.match)).update(written(played.decisions))
    rounds += played.match.state.round
    answers += played.decisions.length
    decisions += played.choices
    longestMatch = Math.max(longestMatch, played.decisions.length)
    each(played)
  }
  const seconds = (performance.now() - started) / 1000
  return {
    games: bulk.games,
    rounds,
    answers,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    answersPerSecond: Math.round(answers / seconds),
    digest: hash.digest('hex'),
    cards: tally.cards,
    thrownIn: tally.thrownIn,
    events: tally.events,
    powers: tally.powers,
    ruleCards: tally.ruleCards,
    longestMatch,
  }
}

function playOut(rules: CardRules, bots: readonly Bot[], seed: string): Played {
  const match = Match.start(rules, seed, true)
  const random = seeded(`${seed}/bots`)
  const decisions = new DecisionLog()
  let choices = 0
  while (!match.over)
    for (const { seat, choice } of match.prompts) {
      const answer = askBot(frantic, bots[seat % bots.length], match, seat, random)
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
