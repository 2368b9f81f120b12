import { boundedArraySchema } from '@slapwise/kernel'
import { z } from 'zod'
import { BASIC_COLOURS } from '../model/colours.ts'
import type { HouseRules } from '../model/house-rules.ts'
import { CARD_SET_NAMES, EDITION_NAMES, MATCH_LENGTHS, type Settings } from '../model/settings.ts'
import { HOUSE_RULE_CARDS } from '../rule-cards/house-rule-cards.ts'
import { completeSettings, DEFAULT_SETTINGS } from './default-settings.ts'
import { doItYourselfEffects, pandorasBoxEvents } from './pandora-choices.ts'

const setsSchema = z
  .array(z.enum(CARD_SET_NAMES))
  .max(CARD_SET_NAMES.length)
  .refine((sets) => sets.includes('base'), 'the base game is always in')
  .refine((sets) => new Set(sets).size === sets.length, 'each set once')

/** The values that rule cards can set. */
const houseRulesSchema = z.strictObject({
  niceTryDraws: z.int().min(1).max(9),
  giftCards: z.int().min(1).max(9),
  fantasticFourDraws: z.int().min(1).max(9),
  eventsPerBlackCard: z.int().min(0).max(3),
  turnDraws: z.int().min(1).max(5),
  handSize: z.int().min(4).max(10).nullable(),
  swapNumber: z.int().min(1).max(10).nullable(),
  pointsFactor: z.int().min(1).max(5),
  openHands: z.boolean(),
  clockwise: z.boolean(),
  colourWishesOnly: z.boolean(),
  eventsTurnRound: z.boolean(),
  noCounterattack: z.boolean(),
  bringAFriend: z.boolean(),
}) satisfies z.ZodType<HouseRules>

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
    edition: z.enum(EDITION_NAMES).default(DEFAULT_SETTINGS.edition),
    sets: setsSchema.default(DEFAULT_SETTINGS.sets),
    limit: z
      .union([z.enum(MATCH_LENGTHS), z.literal('none'), z.int().min(1).max(9999)])
      .default(DEFAULT_SETTINGS.limit),
    handSize: z.int().min(4).max(7).default(DEFAULT_SETTINGS.handSize),
    /** The default is `fifth` with Pandora’s Box, else `off`. */
    purple: z.enum(['off', 'fifth', ...BASIC_COLOURS]).optional(),
    /** The default is 1 with Pandora’s Box, else 0. */
    ruleCards: z.int().min(0).max(3).optional(),
    withoutRuleCards: boundedArraySchema(
      z.enum(HOUSE_RULE_CARDS.map(({ id }) => id)),
      0,
      MAX_DISABLED_RULE_CARDS,
    ).default(DEFAULT_SETTINGS.withoutRuleCards),
    ownRuleCards: boundedArraySchema(customRuleCardSchema, 0, 15).default(DEFAULT_SETTINGS.ownRuleCards),
    doItYourself: z.string().default(DEFAULT_SETTINGS.doItYourself),
    pandorasBox: z.string().default(DEFAULT_SETTINGS.pandorasBox),
    steered: z.boolean().default(DEFAULT_SETTINGS.steered),
  })
  .transform(completeSettings)
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
