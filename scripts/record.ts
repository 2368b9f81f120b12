/**
 * `npm run record`: plays the planned matches of each game by its newest rules, if their record is missing or no longer
 * replays to the same end. Records of earlier versions never change.
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

/** The result for one record. */
export type RecordingStatus = 'unchanged' | 'different outcome' | 'new'

/** Records the planned matches in the folder of the newest rules version, and returns the status of each file. */
export function recordMatches({ game, folder, plans }: RecordingSet): Map<string, RecordingStatus> {
  const newest = new URL(`version-${game.latestRulesVersion}/`, folder)
  mkdirSync(newest, { recursive: true })
  return new Map(
    plans.map((plan) => {
      const file = new URL(`${plan.name}.json`, newest)
      const status = checkRecording(game, file)
      if (status !== 'unchanged') writeFileSync(file, `${JSON.stringify(playUntilWanted(game, plan))}\n`)
      return [plan.name, status]
    }),
  )
}

function checkRecording(game: AnyGame, file: URL): RecordingStatus {
  if (!existsSync(file)) return 'new'
  const record = matchRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return replayRecord(new GameRegistry(game), record) === null ? 'unchanged' : 'different outcome'
}

/** Some events happen once in a thousand matches. */
const MAX_MATCHES = 100_000

function playUntilWanted(game: AnyGame, plan: RecordingPlan): MatchRecord {
  for (let i = 0; i < MAX_MATCHES; i++) {
    const record = playMatch(game, plan, `${plan.name} ${i}`)
    if (record) return record
  }
  throw new Error(
    `None of ${MAX_MATCHES} matches had what the plan ${plan.name} wants: change the plan or its settings.`,
  )
}

/** Plays a match to its end; null if it lacks what the plan wants. */
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
      const publicParts = match.takeFacts().map((fact) => fact.publicPart)
      isWanted ||= plan.isWanted!({ match, question, answer, publicParts })
    }
  return isWanted
    ? withDigest(createRecord({ game, rulesVersion: latestRulesVersion, settings, seed }, match, decisions))
    : null
}

if (import.meta.main)
  for (const recording of RECORDING_SETS) {
    const { id, latestRulesVersion } = recording.game
    const changes = recordMatches(recording)
    for (const [name, status] of changes)
      console.log(
        `${status.padEnd('different outcome'.length)}  ${id}/version-${latestRulesVersion}/${name}.json`,
      )
    if ([...changes.values()].includes('different outcome'))
      console.log(
        `\nMatches of ${id} by rules version ${latestRulesVersion} now replay differently. If that version was released, restore the old recordings and add a new rules version.`,
      )
  }
