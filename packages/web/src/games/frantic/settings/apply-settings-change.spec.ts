import { type SettingsInput, settingsSchema } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { applySettingsChange, type FranticRoomSettings } from './apply-settings-change.ts'
import { findPreset, PRESETS } from './presets.ts'

const settings = (input: Partial<SettingsInput> = {}): FranticRoomSettings => {
  const { players: _, ...rest } = settingsSchema.parse({ players: 2, ...input })
  return rest
}

const canBePlayed = (next: FranticRoomSettings): boolean =>
  settingsSchema.safeParse({ ...next, players: 2 }).success

const ALL = ['base', 'troublemaker', 'supercharge', 'pandora'] as const

describe('When sets change', () => {
  it('purple and rule cards come and go with Pandora’s Box', () => {
    const withIt = applySettingsChange(settings(), { sets: ['base', 'pandora'] })
    expect(withIt).toMatchObject({ purple: 'fifth', ruleCards: 1 })
    const without = applySettingsChange(withIt, { sets: ['base'] })
    expect(without).toMatchObject({ purple: 'off', ruleCards: 0 })
    expect([canBePlayed(withIt), canBePlayed(without)]).toEqual([true, true])
  })

  it('effects from a removed set are reset', () => {
    const before = settings({ sets: [...ALL], doItYourself: 'thief', pandorasBox: 'tsunami' })
    const next = applySettingsChange(before, { sets: ['base', 'pandora'] })
    expect(next).toMatchObject({ doItYourself: 'rule-card', pandorasBox: 'rule-cards' })
    expect(canBePlayed(next)).toBe(true)
    expect(canBePlayed(applySettingsChange(before, { sets: ['base'] }))).toBe(true)
  })

  it('all other settings stay', () => {
    const before = settings({ limit: 99, handSize: 5, ruleCards: 2, withoutRuleCards: ['peace'] })
    expect(applySettingsChange(before, { edition: 'new' })).toEqual({ ...before, edition: 'new' })
  })
})

describe('Presets', () => {
  it('are valid after any settings, and are recognised', () => {
    for (const name of ['first', 'usual', 'all'] as const) {
      const before = settings({ sets: [...ALL], doItYourself: 'thief', purple: 'red', ruleCards: 3 })
      const next = applySettingsChange(before, PRESETS[name].settings)
      expect([name, canBePlayed(next), findPreset(next, PRESETS[name].pace)]).toEqual([name, true, name])
    }
    expect(findPreset(settings(), 'normal')).toBe('usual')
    expect(findPreset(settings({ handSize: 5 }), 'normal')).toBe(null)
  })
})
