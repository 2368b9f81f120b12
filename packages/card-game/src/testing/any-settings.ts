import fc from 'fast-check'
import { BASIC_COLOURS } from '../colours.ts'
import { EDITION_NAMES } from '../editions/index.ts'
import { effectsIn, eventsIn, LENGTHS, type SettingsInput } from '../settings.ts'

const anyPlainSettings = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  edition: fc.constantFrom(...EDITION_NAMES),
  limit: fc.oneof(fc.constantFrom(...LENGTHS, 'none' as const), fc.integer({ min: 1, max: 120 })),
  handSize: fc.integer({ min: 4, max: 7 }),
  sets: fc
    .subarray(['troublemaker', 'supercharge', 'pandora'] as const)
    .map((sets) => ['base' as const, ...sets]),
  ruleCards: fc.integer({ min: 0, max: 3 }),
  steered: fc.boolean(),
})

const anyPurple = fc.constantFrom('off', 'fifth', ...BASIC_COLOURS)

/** Any settings that the game allows: what must not contradict the sets is chosen to go with them. */
export const anySettings: fc.Arbitrary<SettingsInput> = anyPlainSettings.chain((settings) =>
  settings.sets.includes('pandora')
    ? fc
        .record({
          purple: anyPurple,
          doItYourself: fc.constantFrom('rule-card', 'nothing', ...effectsIn(settings.sets)),
          pandorasBox: fc.constantFrom('rule-cards', 'nothing', ...eventsIn(settings.sets)),
        })
        .map((pandora) => ({ ...settings, ...pandora }))
    : fc.constant(settings),
)
