import { walk } from '@slapwise/kernel/testing'
import { expect, it } from 'vitest'
import { frantic } from '../game.ts'
import type { News } from '../model/facts.ts'
import { SET_NAMES } from '../model/settings.ts'
import { setUp } from '../setup/set-up.ts'
import { type SettingsInput, settingsSchema } from '../setup/settings.ts'

/** Far more than it takes: how often a rare card comes up depends on the deck. */
const MOST_MATCHES = 5000

const REACTIONS = ['counterattack', 'nice-try', 'lucky-bastard']

it('Random play uses every card and power, throws in what can be thrown in, and meets every event', () => {
  const settings: SettingsInput = { players: 4, sets: [...SET_NAMES], steered: true }
  const { prints, events, powers } = setUp(settingsSchema.parse(settings))
  const unused = new Set([
    ...prints.map(({ kind }) => kind.id).filter((id) => id !== 'curse'),
    ...events.map(({ id }) => id),
    ...powers.map(({ id }) => `${id} activated`),
    ...REACTIONS.flatMap((card) => [`${card} thrown in as ${card}`, `mimicry thrown in as ${card}`]),
  ])
  const note = (news: News) => {
    if (news.kind === 'played') unused.delete(prints[news.face].kind.id)
    if (news.kind === 'threw-in') unused.delete(`${prints[news.face].kind.id} thrown in as ${news.as}`)
    if (news.kind === 'event') unused.delete(news.event)
    if (news.kind === 'activated') unused.delete(`${news.power} activated`)
  }
  for (let i = 0; i < MOST_MATCHES && unused.size > 0; i++)
    walk(frantic, { settings, seed: `coverage ${i}` }, ({ match }) => {
      for (const { news } of match.takeFacts()) note(news)
    })
  expect([...unused]).toEqual([])
})
