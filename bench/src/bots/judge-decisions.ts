/**
 * Compares searches on stored decisions, of which each answer was played to the end of the round (minutes of one core):
 * node bench/src/bots/judge-decisions.ts store FILE [--decisions 1500] [--game board] [--players 4] [--sets all] [--real-hands]
 * node bench/src/bots/judge-decisions.ts score FILE [--rollouts 400,4000] [--sees-all-hands]
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CARD_SET_NAMES } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import type { AnyGame, AnyRules } from '@slapwise/kernel'
import { type JudgedDecision, judgeDecisions, scoreSearch } from './judged-decisions.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    decisions: { type: 'string', default: '1500' },
    game: { type: 'string', default: 'frantic' },
    players: { type: 'string', default: '4' },
    sets: { type: 'string', default: 'base' },
    seed: { type: 'string', default: 'judge' },
    rollouts: { type: 'string', default: '4000' },
    'real-hands': { type: 'boolean', default: false },
    'sees-all-hands': { type: 'boolean', default: false },
  },
})

/** The first line of a file: the match that its decisions are from. */
interface Header {
  readonly game: string
  readonly settings: object
}

const [command, file] = positionals
if (command === 'store' && file) store(file)
else if (command === 'score' && file) score(file)
else throw new Error('Pass `store FILE` or `score FILE`.')

function openGame({ game: id, settings }: Header): { game: AnyGame; rules: AnyRules } {
  const game = GAMES.find(id)
  if (!game) throw new Error(`There is no game ${id}.`)
  return { game, rules: game.createRules(game.settingsSchema.parse(settings), game.latestRulesVersion) }
}

function store(path: string): void {
  const players = Number(values.players)
  const sets = values.sets === 'all' ? [...CARD_SET_NAMES] : ['base']
  const header = { game: values.game, settings: values.game === 'frantic' ? { players, sets } : { players } }
  const { game, rules } = openGame(header)
  writeFileSync(path, `${JSON.stringify(header)}\n`)
  let left = Number(values.decisions)
  const deals = values['real-hands'] ? 'real hands' : 'believed'
  for (const decision of judgeDecisions(game, rules, deals, values.seed)) {
    appendFileSync(path, `${JSON.stringify(decision)}\n`)
    if (--left === 0) return
  }
}

function score(path: string): void {
  const [header, ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  const { game, rules } = openGame(JSON.parse(header))
  const decisions = lines.map((line): JudgedDecision => JSON.parse(line))
  for (const rollouts of values.rollouts.split(',').map(Number)) {
    const start = process.cpuUsage()
    const { mean, confidenceHalfWidth } = scoreSearch(
      game,
      rules,
      decisions,
      rollouts,
      values['sees-all-hands'],
    )
    const { user, system } = process.cpuUsage(start)
    const milliseconds = (user + system) / 1000 / decisions.length
    console.log(
      `${rollouts} rollouts: ${mean.toFixed(3)} ± ${confidenceHalfWidth.toFixed(3)} points per decision, ${milliseconds.toFixed(1)} ms`,
    )
  }
}
