import {
  BASIC_COLOURS,
  EDITION_NAMES,
  EDITIONS,
  HOUSE_CARDS,
  LENGTHS,
  type OwnRuleCard,
  ownRuleCardSchema,
  SET_NAMES,
  SETS,
  type Settings,
  type SettingsInput,
  settingsSchema,
} from '@slapwise/card-game'
import { LANGUAGES, languageOf, changedSettings as tellChanged } from '@slapwise/card-game/words'
import { isFile, listOf, nameOrFile, type Options, oneOf, orList, wholeNumber } from '../../args/args.ts'
import { UsageError } from '../../args/usage-error.ts'
import { readJson } from '../../files.ts'
import type { Lexicon } from '../../words/index.ts'
import type { SettingsOf, Values } from '../terminal.ts'
import { tableWordsIn } from './words/index.ts'

/** The options that set up a match, whoever plays it. */
export const SETTINGS_OPTIONS = {
  edition: { type: 'string', default: 'complete' },
  sets: { type: 'string', default: 'base' },
  limit: { type: 'string', default: 'medium' },
  'hand-size': { type: 'string', default: '7' },
  purple: { type: 'string' },
  'rule-cards': { type: 'string' },
  'without-rule-cards': { type: 'string' },
  'do-it-yourself': { type: 'string' },
  'pandoras-box': { type: 'string' },
  rule: { type: 'string' },
  steer: { type: 'boolean', default: false },
} as const satisfies Options

type Given = { readonly [K in keyof typeof SETTINGS_OPTIONS]?: string }

const PURPLE_WAYS = ['fifth', 'off', ...BASIC_COLOURS] as const

export function readSettings(all: Values, players: number, before: SettingsOf = {}): SettingsOf {
  const values = all as Given
  const parsed = settingsSchema.safeParse({
    players,
    // No option says these but --rule, which has others instead.
    ownRuleCards: before.ownRuleCards as Settings['ownRuleCards'] | undefined,
    edition: oneOf('edition', values.edition!, EDITION_NAMES),
    sets: readSets(values.sets!),
    limit: readLimit(values.limit!),
    handSize: wholeNumber('hand-size', values['hand-size']!, 4, 7),
    purple: given(values.purple, (text) => oneOf('purple', text, PURPLE_WAYS)),
    ...(values.rule === undefined ? drawnRules(values) : rulesInForce(values)),
    doItYourself: values['do-it-yourself'],
    pandorasBox: values['pandoras-box'],
    steered: all.steer === true,
  } satisfies SettingsInput)
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues
    throw new UsageError(`--${optionFor(String(path[0]))}: ${message}.`)
  }
  const { players: _, ...settings } = parsed.data
  return settings
}

/** What is not said is left to the settings. */
const given = <T>(text: string | undefined, read: (text: string) => T): T | undefined =>
  text === undefined ? undefined : read(text)

/** ruleCards is set by --rule-cards. */
const optionFor = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function readSets(text: string): Settings['sets'] {
  const sets = readSetNames(text)
  if (!sets.includes('base')) throw new UsageError('--sets always includes base.')
  return sets
}

export function readSetNames(text: string): Settings['sets'] {
  const sets = listOf('sets', text, SET_NAMES)
  if (new Set(sets).size < sets.length) throw new UsageError('--sets takes each set once.')
  return sets
}

/** Those that are drawn anew for each round. */
const drawnRules = (values: Given) => ({
  ruleCards: given(values['rule-cards'], (text) => wholeNumber('rule-cards', text, 0, 3)),
  withoutRuleCards: given(values['without-rule-cards'], readRuleCards),
})

/** Those that are in force in every round, since no others are left to draw: of the house by their ids, and from files. */
function rulesInForce({ rule, ...others }: Given) {
  if (others['rule-cards'] !== undefined || others['without-rule-cards'] !== undefined)
    throw new UsageError('--rule leaves no other rule cards to draw: not with --rule-cards.')
  const ids = HOUSE_CARDS.map(({ id }) => id)
  const named = rule === 'none' ? [] : rule!.split(',').map((text) => text.trim())
  for (const text of named) nameOrFile('rule', text, ids, './mine.json')
  if (named.length > MOST_RULES) throw new UsageError(`--rule takes ${MOST_RULES} rule cards at most.`)
  return {
    ruleCards: named.length,
    withoutRuleCards: ids.filter((id) => !named.includes(id)),
    ownRuleCards: named.filter(isFile).map(readOwnRule),
  }
}

const MOST_RULES = 3

function readOwnRule(path: string): OwnRuleCard {
  const parsed = ownRuleCardSchema.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const [{ path: where, message }] = parsed.error.issues
  throw new UsageError(`${path} is no rule card: ${[where.join(' '), message].filter(Boolean).join(': ')}.`)
}

const readRuleCards = (text: string): string[] =>
  listOf(
    'without-rule-cards',
    text,
    HOUSE_CARDS.map(({ id }) => id),
  )

function readLimit(text: string): Settings['limit'] {
  const words = [...LENGTHS, 'none'] as const
  const word = words.find((name) => name === text)
  if (word) return word
  if (/^\d/.test(text)) return wholeNumber('limit', text, 1, 9999)
  throw new UsageError(`--limit is ${orList([...words, 'a number of points'])}, not '${text}'.`)
}

/** For any number of players. */
const whole = (all: SettingsOf): Settings => settingsSchema.parse({ players: 2, ...all })

/** With other sets, what only some sets have starts anew. */
export function optionsFor(all: SettingsOf, changed: string): string[] {
  const settings = whole(all)
  const { edition, sets, limit, handSize, purple, ruleCards, withoutRuleCards } = settings
  const ofPandora = {
    purple,
    ...(changed !== 'rule' && { 'rule-cards': String(ruleCards) }),
    'do-it-yourself': settings.doItYourself,
    'pandoras-box': settings.pandorasBox,
  }
  const options = Object.entries({
    edition,
    sets: sets.join(),
    limit: String(limit),
    'hand-size': String(handSize),
    ...(withoutRuleCards.length > 0 &&
      changed !== 'rule' && { 'without-rule-cards': withoutRuleCards.join() }),
    ...(changed !== 'sets' && ofPandora),
  }).map(([option, value]) => `--${option}=${value}`)
  return settings.steered ? [...options, '--steer'] : options
}

/** What is played, in a few words. */
export function describe(all: SettingsOf, { language: code }: Lexicon): string[] {
  const { edition, sets, limit, ruleCards, handSize } = whole(all)
  const language = languageOf(code)
  const words = tableWordsIn(language).settings
  return [
    sets.map((set) => SETS[set].name[language]).join(', '),
    words.edition(EDITIONS[edition].name[language]),
    typeof limit === 'number'
      ? LANGUAGES[language].score.ends(limit, EDITIONS[edition].matchEnds)
      : words.lengths[limit],
    ...(ruleCards > 0 ? [words.ruleCards(ruleCards)] : []),
    ...(handSize < 7 ? [words.handSize(handSize)] : []),
  ]
}

/** Which settings are different now, in the game’s own words. */
export const changedSettings = (
  before: SettingsOf,
  now: SettingsOf,
  { language }: Lexicon,
): readonly string[] => tellChanged(whole(before), whole(now), languageOf(language))
