import {
  BASIC_COLOURS,
  CARD_SET_NAMES,
  CARD_SETS,
  type CustomRuleCard,
  customRuleCardSchema,
  EDITION_NAMES,
  EDITIONS,
  HOUSE_RULE_CARDS,
  MATCH_LENGTHS,
  type Settings,
  type SettingsInput,
  settingsSchema,
} from '@slapwise/card-game'
import { formatChangedSettings, LANGUAGES, resolveLanguage } from '@slapwise/card-game/i18n'
import {
  formatOrList,
  isFilePath,
  type OptionsConfig,
  parseList,
  parseNameOrFile,
  parseOneOf,
  parseWholeNumber,
} from '../../args/args.ts'
import { UsageError } from '../../args/usage-error.ts'
import { readJson } from '../../files.ts'
import type { CliMessages } from '../../i18n/index.ts'
import type { OptionValues, SettingsWithoutPlayers } from '../game-terminal.ts'
import { getFranticMessages } from './i18n/index.ts'

/** Options of a match, for every command that plays one. */
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
} as const satisfies OptionsConfig

type GivenOptions = { readonly [K in keyof typeof SETTINGS_OPTIONS]?: string }

const PURPLE_MODES = ['fifth', 'off', ...BASIC_COLOURS] as const

export function readSettings(
  all: OptionValues,
  players: number,
  before: SettingsWithoutPlayers = {},
): SettingsWithoutPlayers {
  const values = all as GivenOptions
  const parsed = settingsSchema.safeParse({
    players,
    // Custom rule cards stay as they are unless --rule replaces them.
    ownRuleCards: before.ownRuleCards as Settings['ownRuleCards'] | undefined,
    edition: parseOneOf('edition', values.edition!, EDITION_NAMES),
    sets: readSets(values.sets!),
    limit: readLimit(values.limit!),
    handSize: parseWholeNumber('hand-size', values['hand-size']!, 4, 7),
    purple: parseIfGiven(values.purple, (text) => parseOneOf('purple', text, PURPLE_MODES)),
    ...(values.rule === undefined ? parseDrawnRules(values) : parseFixedRules(values)),
    doItYourself: values['do-it-yourself'],
    pandorasBox: values['pandoras-box'],
    steered: all.steer === true,
  } satisfies SettingsInput)
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues
    throw new UsageError(`--${optionNameOf(String(path[0]))}: ${message}.`)
  }
  const { players: _, ...settings } = parsed.data
  return settings
}

/** Undefined if the option was not given; the schema then takes its default. */
const parseIfGiven = <T>(text: string | undefined, read: (text: string) => T): T | undefined =>
  text === undefined ? undefined : read(text)

/** Converts a field name to an option name: `ruleCards` to `rule-cards`. */
const optionNameOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function readSets(text: string): Settings['sets'] {
  const sets = readSetNames(text)
  if (!sets.includes('base')) throw new UsageError('--sets must include base.')
  return sets
}

export function readSetNames(text: string): Settings['sets'] {
  const sets = parseList('sets', text, CARD_SET_NAMES)
  if (new Set(sets).size < sets.length) throw new UsageError('--sets must name each set only once.')
  return sets
}

/** Rule cards that are drawn anew for each round. */
const parseDrawnRules = (values: GivenOptions) => ({
  ruleCards: parseIfGiven(values['rule-cards'], (text) => parseWholeNumber('rule-cards', text, 0, 3)),
  withoutRuleCards: parseIfGiven(values['without-rule-cards'], readRuleCards),
})

/**
 * Rule cards in force in every round, since no others are left to draw: our own by id, and custom ones from files.
 */
function parseFixedRules({ rule, ...others }: GivenOptions) {
  if (others['rule-cards'] !== undefined || others['without-rule-cards'] !== undefined)
    throw new UsageError(
      '--rule cannot be combined with --rule-cards or --without-rule-cards: it leaves no rule cards to draw.',
    )
  const ids = HOUSE_RULE_CARDS.map(({ id }) => id)
  const named = rule === 'none' ? [] : rule!.split(',').map((text) => text.trim())
  for (const text of named) parseNameOrFile('rule', text, ids, './mine.json')
  if (named.length > MAX_RULES) throw new UsageError(`--rule accepts at most ${MAX_RULES} rule cards.`)
  return {
    ruleCards: named.length,
    withoutRuleCards: ids.filter((id) => !named.includes(id)),
    ownRuleCards: named.filter(isFilePath).map(readCustomRuleCard),
  }
}

const MAX_RULES = 3

function readCustomRuleCard(path: string): CustomRuleCard {
  const parsed = customRuleCardSchema.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const [{ path: where, message }] = parsed.error.issues
  throw new UsageError(
    `${path} is not a valid rule card: ${[where.join(' '), message].filter(Boolean).join(': ')}.`,
  )
}

const readRuleCards = (text: string): string[] =>
  parseList(
    'without-rule-cards',
    text,
    HOUSE_RULE_CARDS.map(({ id }) => id),
  )

function readLimit(text: string): Settings['limit'] {
  const names = [...MATCH_LENGTHS, 'none'] as const
  const word = names.find((name) => name === text)
  if (word) return word
  if (/^\d/.test(text)) return parseWholeNumber('limit', text, 1, 9999)
  throw new UsageError(`--limit must be ${formatOrList([...names, 'a number of points'])}, not '${text}'.`)
}

/** Fills in defaults; the number of players does not matter here. */
const withDefaults = (all: SettingsWithoutPlayers): Settings => settingsSchema.parse({ players: 2, ...all })

/**
 * The settings as command-line options. `changed` is the option that the host changes: if that is the sets, settings that
 * only some sets have go back to their defaults.
 */
export function optionsFromSettings(all: SettingsWithoutPlayers, changed: string): string[] {
  const settings = withDefaults(all)
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

/** A short description of the settings. */
export function describeSettings(all: SettingsWithoutPlayers, { language: code }: CliMessages): string[] {
  const { edition, sets, limit, ruleCards, handSize } = withDefaults(all)
  const language = resolveLanguage(code)
  const messages = getFranticMessages(code).settings
  return [
    sets.map((set) => CARD_SETS[set].name[language]).join(', '),
    messages.edition(EDITIONS[edition].name[language]),
    typeof limit === 'number'
      ? LANGUAGES[language].score.formatEndCondition(limit, EDITIONS[edition].matchEnds)
      : messages.lengths[limit],
    ...(ruleCards > 0 ? [messages.ruleCards(ruleCards)] : []),
    ...(handSize < 7 ? [messages.handSize(handSize)] : []),
  ]
}

/** Describes the settings that differ between two versions. */
export const describeChangedSettings = (
  before: SettingsWithoutPlayers,
  now: SettingsWithoutPlayers,
  { language }: CliMessages,
): readonly string[] =>
  formatChangedSettings(withDefaults(before), withDefaults(now), resolveLanguage(language))
