/**
 * `npm run record`: plays the matches that are kept for the newest version of the rules, where they are missing or end
 * otherwise by now. Those of earlier versions stay what they are for ever.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  BOTS,
  type CardMatch,
  EDITION_NAMES,
  frantic,
  type News,
  NO,
  newMatch,
  type Question,
  RULES_VERSION,
  SET_NAMES,
  type SettingsInput,
  settingsSchema,
} from '@slapwise/card-game'
import {
  type Answer,
  askBot,
  DecisionLog,
  Games,
  type MatchRecord,
  recordOf,
  recordSchema,
  replay,
  seeded,
} from '@slapwise/kernel'

export const FOLDER = new URL('../packages/card-game/recorded/', import.meta.url)

/** What a decision has led to. */
interface Step {
  readonly match: CardMatch
  readonly question: Question
  readonly answer: Answer
  readonly news: readonly News[]
}

/** A match to be recorded: the first of its kind in which what is wanted happens. */
export interface Plan {
  readonly name: string
  readonly settings: SettingsInput
  readonly bot: keyof typeof BOTS
  readonly wanted?: (step: Step) => boolean
}

const endsBy = (ending: string, news: readonly News[]): boolean =>
  news.some((told) => told.kind === 'round-over' && told.ending === ending)

const isLuckyAtTheBomb = ({ lasting }: CardMatch['state']): boolean =>
  lasting.some(({ id, spared }) => id === 'time-bomb' && spared !== 0)

const everything: SettingsInput = { players: 4, sets: [...SET_NAMES] }

export const PLANS: readonly Plan[] = [
  ...SET_NAMES.map(
    (set, i): Plan => ({
      name: `up-to-${set}`,
      settings: { players: 2 + i, sets: SET_NAMES.slice(0, i + 1) },
      bot: 'random',
    }),
  ),
  ...EDITION_NAMES.map(
    (edition): Plan => ({ name: edition, settings: { ...everything, edition }, bot: 'simple' }),
  ),
  { name: 'without-points', settings: { ...everything, limit: 'none' }, bot: 'random' },
  {
    name: 'parasite-abstains',
    settings: everything,
    bot: 'random',
    wanted: ({ question, answer }) => question.source === 'parasite' && answer === NO,
  },
  {
    name: 'parasite-discards',
    settings: everything,
    bot: 'simple',
    wanted: ({ question }) => question.source === 'parasite' && question.ask === 'discard',
  },
  {
    name: 'time-bomb-and-luck',
    settings: { ...everything, steered: true },
    bot: 'random',
    wanted: ({ match, news }) => endsBy('time-bomb', news) && isLuckyAtTheBomb(match.state),
  },
  {
    name: 'stalemate',
    settings: { players: 2, sets: ['base', 'supercharge'], limit: 'none' },
    bot: 'simple',
    wanted: ({ news }) => endsBy('stalemate', news),
  },
]

/** What became of a file. */
export type Change = 'same' | 'other end' | 'new'

/** Records what is planned in the folder of the newest version, and says what changed there, file by file. */
export function record(folder: URL, plans: readonly Plan[]): Map<string, Change> {
  const newest = new URL(`version-${RULES_VERSION}/`, folder)
  mkdirSync(newest, { recursive: true })
  return new Map(
    plans.map((plan) => {
      const file = new URL(`${plan.name}.json`, newest)
      const change = changeOf(file)
      if (change !== 'same') writeFileSync(file, `${JSON.stringify(firstWanted(plan))}\n`)
      return [plan.name, change]
    }),
  )
}

function changeOf(file: URL): Change {
  if (!existsSync(file)) return 'new'
  const kept = recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return replay(new Games(frantic), kept) === null ? 'same' : 'other end'
}

/** Rare things happen in one match of a thousand. */
const MOST_MATCHES = 100_000

function firstWanted(plan: Plan): MatchRecord {
  for (let i = 0; i < MOST_MATCHES; i++) {
    const played = play(plan, `${plan.name} ${i}`)
    if (played) return played
  }
  throw new Error(`What is wanted for ${plan.name} does not happen.`)
}

/** Plays a match to its end; null if it lacks what is wanted. */
function play({ settings, bot, wanted }: Plan, seed: string): MatchRecord | null {
  const match = newMatch(settings, seed, true)
  const random = seeded(seed)
  const decisions = new DecisionLog()
  let isWanted = wanted === undefined
  while (!match.over)
    for (const { seat, question } of match.prompts) {
      const answer = askBot(frantic, BOTS[bot], match, seat, random)
      decisions.push(seat, answer)
      match.answer(seat, answer)
      const news = match.takeFacts().map((fact) => fact.news)
      isWanted ||= wanted!({ match, question, answer, news })
    }
  const beginning = { game: frantic, version: RULES_VERSION, settings: settingsSchema.parse(settings), seed }
  return isWanted ? recordOf(beginning, match, decisions) : null
}

if (import.meta.main) {
  const changes = record(FOLDER, PLANS)
  for (const [name, change] of changes)
    console.log(`${change.padEnd(9)}  version-${RULES_VERSION}/${name}.json`)
  if ([...changes.values()].includes('other end'))
    console.log(
      `\nMatches that were started by version ${RULES_VERSION} go another way now. If there are any out there, take the recordings back and raise RULES_VERSION.`,
    )
}
