import { customRuleCardSchema, HOUSE_RULE_CARDS } from '@slapwise/card-game'
import type { RoomView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { franticTerminal } from '../games/frantic/index.ts'
import { parseSettingChange } from './room-settings.ts'

const drought = customRuleCardSchema.parse({
  name: 'Drought',
  text: 'Nothing happens.',
  changes: { eventsPerBlackCard: 0 },
})

/** A room in which the custom rule card is the only one that can be drawn. */
const room = {
  settings: {
    sets: ['base', 'pandora'],
    ruleCards: 1,
    ownRuleCards: [drought],
    withoutRuleCards: HOUSE_RULE_CARDS.map(({ id }) => id),
  },
} as unknown as RoomView

const settingsAfter = (line: string) => parseSettingChange(franticTerminal, room, line).settings

it.each(['set hand-size 5', 'set limit 99', 'set pandoras-box nothing'])(
  '%s keeps custom rule cards',
  (line) => {
    expect(settingsAfter(line)).toMatchObject({ ruleCards: 1, ownRuleCards: [drought] })
  },
)

it('other rule cards replace them', () => {
  expect(settingsAfter('set rule thirst')).toMatchObject({ ruleCards: 1, ownRuleCards: [] })
  expect(settingsAfter('set rule none')).toMatchObject({ ruleCards: 0, ownRuleCards: [] })
})
