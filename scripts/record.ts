/**
 * `npm run record`: plays the matches that are kept of each game for the newest version of its rules, where they are
 * missing or end otherwise by now. Those of earlier versions stay what they are for ever.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type AnyGame,
  askBot,
  DecisionLog,
  Games,
  Match,
  type MatchRecord,
  recordOf,
  recordSchema,
  replay,
  sealed,
  seeded,
} from '@slapwise/kernel'
import { RECORDINGS } from './recordings/index.ts'
import type { Plan, Recording } from './recordings/recording.ts'

/** What became of a file. */
export type Change = 'same' | 'other end' | 'new'

/** Records what is planned in the folder of the newest version, and says what changed there, file by file. */
export function record({ game, folder, plans }: Recording): Map<string, Change> {
  const newest = new URL(`version-${game.version}/`, folder)
  mkdirSync(newest, { recursive: true })
  return new Map(
    plans.map((plan) => {
      const file = new URL(`${plan.name}.json`, newest)
      const change = changeOf(game, file)
      if (change !== 'same') writeFileSync(file, `${JSON.stringify(firstWanted(game, plan))}\n`)
      return [plan.name, change]
    }),
  )
}

function changeOf(game: AnyGame, file: URL): Change {
  if (!existsSync(file)) return 'new'
  const kept = recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return replay(new Games(game), kept) === null ? 'same' : 'other end'
}

/** Rare things happen in one match of a thousand. */
const MOST_MATCHES = 100_000

function firstWanted(game: AnyGame, plan: Plan): MatchRecord {
  for (let i = 0; i < MOST_MATCHES; i++) {
    const played = play(game, plan, `${plan.name} ${i}`)
    if (played) return played
  }
  throw new Error(`What is wanted for ${plan.name} does not happen.`)
}

/** Plays a match to its end; null if it lacks what is wanted. */
function play(game: AnyGame, plan: Plan, seed: string): MatchRecord | null {
  const { version, bots } = game
  const settings = game.settings.parse(plan.settings)
  const match = Match.start(game.rules(settings, version), seed, true)
  const random = seeded(seed)
  const decisions = new DecisionLog()
  let isWanted = plan.wanted === undefined
  while (!match.over)
    for (const { seat, question } of match.prompts) {
      const answer = askBot(game, bots[plan.bot], match, seat, random)
      decisions.push(seat, answer)
      match.answer(seat, answer)
      const news = match.takeFacts().map((fact) => fact.news)
      isWanted ||= plan.wanted!({ match, question, answer, news })
    }
  return isWanted ? sealed(recordOf({ game, version, settings, seed }, match, decisions)) : null
}

if (import.meta.main)
  for (const recording of RECORDINGS) {
    const { id, version } = recording.game
    const changes = record(recording)
    for (const [name, change] of changes)
      console.log(`${change.padEnd(9)}  ${id}/version-${version}/${name}.json`)
    if ([...changes.values()].includes('other end'))
      console.log(
        `\nMatches of ${id} that were started by version ${version} go another way now. If there are any out there, take the recordings back and raise the version of its rules.`,
      )
  }
