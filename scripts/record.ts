/**
 * `npm run record`: plays the matches that are kept of each game for the newest version of its rules, where they are
 * missing or end otherwise by now. Those of earlier versions stay what they are for ever.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type AnyGame,
  askBot,
  createRandom,
  createRecord,
  DecisionLog,
  GameRegistry,
  Match,
  type MatchRecord,
  matchRecordSchema,
  replayRecord,
  withDigest,
} from '@slapwise/kernel'
import { RECORDING_SETS } from './recordings/index.ts'
import type { RecordingPlan, RecordingSet } from './recordings/recording-set.ts'

/** What became of a file. */
export type RecordingStatus = 'unchanged' | 'different outcome' | 'new'

/** Records what is planned in the folder of the newest version, and says what changed there, file by file. */
export function recordMatches({ game, folder, plans }: RecordingSet): Map<string, RecordingStatus> {
  const newest = new URL(`version-${game.latestRulesVersion}/`, folder)
  mkdirSync(newest, { recursive: true })
  return new Map(
    plans.map((plan) => {
      const file = new URL(`${plan.name}.json`, newest)
      const change = checkRecording(game, file)
      if (change !== 'unchanged') writeFileSync(file, `${JSON.stringify(playUntilWanted(game, plan))}\n`)
      return [plan.name, change]
    }),
  )
}

function checkRecording(game: AnyGame, file: URL): RecordingStatus {
  if (!existsSync(file)) return 'new'
  const kept = matchRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return replayRecord(new GameRegistry(game), kept) === null ? 'unchanged' : 'different outcome'
}

/** Rare things happen in one match of a thousand. */
const MAX_MATCHES = 100_000

function playUntilWanted(game: AnyGame, plan: RecordingPlan): MatchRecord {
  for (let i = 0; i < MAX_MATCHES; i++) {
    const played = playMatch(game, plan, `${plan.name} ${i}`)
    if (played) return played
  }
  throw new Error(`What is wanted for ${plan.name} does not happen.`)
}

/** Plays a match to its end; null if it lacks what is wanted. */
function playMatch(game: AnyGame, plan: RecordingPlan, seed: string): MatchRecord | null {
  const { latestRulesVersion, bots } = game
  const settings = game.settingsSchema.parse(plan.settings)
  const match = Match.start(game.createRules(settings, latestRulesVersion), seed, true)
  const random = createRandom(seed)
  const decisions = new DecisionLog()
  let isWanted = plan.isWanted === undefined
  while (!match.isOver)
    for (const { seat, question } of match.prompts) {
      const answer = askBot(game, bots[plan.botLevel], match, seat, random)
      decisions.push(seat, answer)
      match.answer(seat, answer)
      const news = match.takeFacts().map((fact) => fact.publicPart)
      isWanted ||= plan.isWanted!({ match, question, answer, news })
    }
  return isWanted
    ? withDigest(createRecord({ game, rulesVersion: latestRulesVersion, settings, seed }, match, decisions))
    : null
}

if (import.meta.main)
  for (const recording of RECORDING_SETS) {
    const { id, latestRulesVersion } = recording.game
    const changes = recordMatches(recording)
    for (const [name, change] of changes)
      console.log(
        `${change.padEnd('different outcome'.length)}  ${id}/version-${latestRulesVersion}/${name}.json`,
      )
    if ([...changes.values()].includes('different outcome'))
      console.log(
        `\nMatches of ${id} that were started by version ${latestRulesVersion} go another way now. If there are any out there, take the recordings back and raise the version of its rules.`,
      )
  }
