import { boundedArraySchema } from '@slapwise/kernel'
import { z } from 'zod'
import { isSpecialCard } from '../model/card-kind.ts'
import { BASIC_COLOURS } from '../model/colours.ts'
import type { EventKind } from '../model/event-kind.ts'
import { type HouseRules, houseRulesSchema } from '../model/house-rules.ts'
import { CARD_SET_NAMES, EDITION_NAMES, MATCH_LENGTHS, type Settings } from '../model/settings.ts'
import { HOUSE_RULE_CARDS } from '../rule-cards/house-rule-cards.ts'
import { CARD_SETS } from '../sets/index.ts'

const setsSchema = z
  .array(z.enum(CARD_SET_NAMES))
  .max(CARD_SET_NAMES.length)
  .refine((sets) => sets.includes('base'), 'the base game is always in')
  .refine((sets) => new Set(sets).size === sets.length, 'each set once')
  .transform((sets) => CARD_SET_NAMES.filter((name) => sets.includes(name)))

/** More than there are, since old rooms may name a card twice; a limit for parsing. */
const MAX_DISABLED_RULE_CARDS = 100

export const customRuleCardSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  text: z.string().trim().max(200),
  changes: houseRulesSchema
    .partial()
    .transform((changes) => changes as Partial<HouseRules>)
    .refine((changes) => Object.keys(changes).length > 0, 'a rule card has to change something'),
})

export const settingsSchema = z
  .strictObject({
    players: z.int().min(2).max(8),
    edition: z.enum(EDITION_NAMES).default('complete'),
    /** Sorted, so that the same sets make the same deck. */
    sets: setsSchema.default(['base']),
    limit: z.union([z.enum(MATCH_LENGTHS), z.literal('none'), z.int().min(1).max(9999)]).default('medium'),
    handSize: z.int().min(4).max(7).default(7),
    /** The default is `fifth` with Pandora’s Box, else `off`. */
    purple: z.enum(['off', 'fifth', ...BASIC_COLOURS]).optional(),
    /** The default is 1 with Pandora’s Box, else 0. */
    ruleCards: z.int().min(0).max(3).optional(),
    withoutRuleCards: boundedArraySchema(
      z.enum(HOUSE_RULE_CARDS.map(({ id }) => id)),
      0,
      MAX_DISABLED_RULE_CARDS,
    ).default([]),
    ownRuleCards: boundedArraySchema(customRuleCardSchema, 0, 15).default([]),
    doItYourself: z.string().default('rule-card'),
    pandorasBox: z.string().default('rule-cards'),
    steered: z.boolean().default(false),
  })
  .transform(({ purple, ruleCards, ...rest }) => {
    const withPandora = rest.sets.includes('pandora')
    return {
      ...rest,
      purple: purple ?? (withPandora ? 'fifth' : 'off'),
      ruleCards: ruleCards ?? (withPandora ? 1 : 0),
    }
  })
  .superRefine((settings, context) => {
    for (const { path, message } of findConflicts(settings))
      context.addIssue({ code: 'custom', path: [path], message })
  })

export type SettingsInput = z.input<typeof settingsSchema>

type SettingsConflict = { readonly path: string; readonly message: string }

/** Finds combinations of valid fields that cannot be played. */
function* findConflicts(settings: Settings): Generator<SettingsConflict> {
  const { sets, purple, ruleCards, withoutRuleCards, ownRuleCards, doItYourself, pandorasBox } = settings
  if (purple !== 'off' && !sets.includes('pandora'))
    yield { path: 'purple', message: 'the purple cards are in the set pandora' }
  const left = HOUSE_RULE_CARDS.length - new Set(withoutRuleCards).size + ownRuleCards.length
  if (ruleCards > left) yield { path: 'ruleCards', message: `rule cards left to draw: ${left}` }
  if (!sets.includes('pandora') && doItYourself !== 'rule-card')
    yield { path: 'doItYourself', message: 'Do It Yourself is in the set pandora' }
  else if (!['rule-card', 'nothing', ...doItYourselfEffects(sets)].includes(doItYourself))
    yield { path: 'doItYourself', message: `no special card in play has the effect ${doItYourself}` }
  if (!sets.includes('pandora') && pandorasBox !== 'rule-cards')
    yield { path: 'pandorasBox', message: 'Pandora’s Box is in the set pandora' }
  else if (!['rule-cards', 'nothing', ...pandorasBoxEvents(sets)].includes(pandorasBox))
    yield { path: 'pandorasBox', message: `no other event in play is called ${pandorasBox}` }
}

/** The special cards that Do It Yourself can imitate: those that need no colour of their own. */
export const doItYourselfEffects = (sets: Settings['sets']): string[] => [
  ...new Set(
    sets
      .flatMap((set) => CARD_SETS[set].prints)
      .filter(({ requiredSet }) => requiredSet === undefined || sets.includes(requiredSet))
      .filter(({ kind }) => isSpecialCard(kind) && kind.effect !== null)
      .filter(({ kind }) => kind.family !== 'bi' && kind.family !== 'unique')
      .filter(({ kind }) => kind.standsFor === null)
      .map(({ kind }) => kind.id),
  ),
]

/** The events that Pandora’s Box can stand for. */
export const pandorasBoxEvents = (sets: Settings['sets']): string[] =>
  sets
    .flatMap((set): readonly EventKind[] => CARD_SETS[set].events)
    .filter(({ standsFor }) => standsFor === undefined)
    .map(({ id }) => id)

/** The recommendations of the rulebooks: more players, lower limit. */
const RECOMMENDED_LIMITS = {
  few: { short: 137, medium: 154, long: 179 },
  many: { short: 113, medium: 137, long: 154 },
}

export function scoreLimitFor({ limit, players }: Settings): number | null {
  if (limit === 'none') return null
  if (typeof limit === 'number') return limit
  return (players <= 4 ? RECOMMENDED_LIMITS.few : RECOMMENDED_LIMITS.many)[limit]
}
