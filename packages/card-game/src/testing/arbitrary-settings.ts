import fc from 'fast-check'
import { BASIC_COLOURS } from '../model/colours.ts'
import { EDITION_NAMES, MATCH_LENGTHS } from '../model/settings.ts'
import { doItYourselfEffects, pandorasBoxEvents } from '../setup/pandora-choices.ts'
import type { SettingsInput } from '../setup/settings.ts'

const arbitraryBasicSettings = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  edition: fc.constantFrom(...EDITION_NAMES),
  limit: fc.oneof(fc.constantFrom(...MATCH_LENGTHS, 'none' as const), fc.integer({ min: 1, max: 120 })),
  handSize: fc.integer({ min: 4, max: 7 }),
  sets: fc
    .subarray(['troublemaker', 'supercharge', 'pandora'] as const)
    .map((sets) => ['base' as const, ...sets]),
  ruleCards: fc.integer({ min: 0, max: 3 }),
  steered: fc.boolean(),
})

const arbitraryPurple = fc.constantFrom('off', 'fifth', ...BASIC_COLOURS)

/** Any valid settings; those that depend on the sets are chosen to match them. */
export const arbitrarySettings: fc.Arbitrary<SettingsInput> = arbitraryBasicSettings.chain((settings) =>
  settings.sets.includes('pandora')
    ? fc
        .record({
          purple: arbitraryPurple,
          doItYourself: fc.constantFrom('rule-card', 'nothing', ...doItYourselfEffects(settings.sets)),
          pandorasBox: fc.constantFrom('rule-cards', 'nothing', ...pandorasBoxEvents(settings.sets)),
        })
        .map((pandora) => ({ ...settings, ...pandora }))
    : fc.constant(settings),
)
