import { playRandomMatch } from '@slapwise/kernel/testing'
import { expect, it } from 'vitest'
import { franticCardGame } from '../game.ts'
import type { PublicFact } from '../model/facts.ts'
import { CARD_SET_NAMES } from '../model/settings.ts'
import { createSetup } from '../setup/create-setup.ts'
import { type SettingsInput, settingsSchema } from '../setup/settings.ts'

/** Much more than needed; how often a rare card comes up depends on the deck. */
const MAX_MATCHES = 5000

const REACTIONS = ['counterattack', 'nice-try', 'lucky-bastard']

it('random play uses every card and power, every reaction, and triggers every event', () => {
  const settings: SettingsInput = { players: 4, sets: [...CARD_SET_NAMES], steered: true }
  const { prints, events, powers } = createSetup(settingsSchema.parse(settings))
  const unused = new Set([
    ...prints.map(({ kind }) => kind.id).filter((id) => id !== 'curse'),
    ...events.map(({ id }) => id),
    ...powers.map(({ id }) => `${id} activated`),
    ...REACTIONS.flatMap((card) => [`${card} thrown in as ${card}`, `mimicry thrown in as ${card}`]),
  ])
  const note = (fact: PublicFact) => {
    if (fact.kind === 'played') unused.delete(prints[fact.face].kind.id)
    if (fact.kind === 'threw-in') unused.delete(`${prints[fact.face].kind.id} thrown in as ${fact.as}`)
    if (fact.kind === 'event') unused.delete(fact.event)
    if (fact.kind === 'activated') unused.delete(`${fact.power} activated`)
  }
  for (let i = 0; i < MAX_MATCHES && unused.size > 0; i++)
    playRandomMatch(franticCardGame, { settings, seed: `coverage ${i}` }, ({ match }) => {
      for (const { publicPart } of match.takeFacts()) note(publicPart)
    })
  expect([...unused]).toEqual([])
})
