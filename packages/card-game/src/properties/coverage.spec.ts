import { walk } from '@slapwise/kernel/testing'
import { expect, it } from 'vitest'
import type { News } from '../facts.ts'
import { frantic } from '../game.ts'
import { SET_NAMES } from '../sets/index.ts'
import { type SettingsInput, settingsSchema } from '../settings.ts'
import { setUp } from '../setup.ts'

const MATCHES = 400

it('Random play uses every card and power, throws in what can be thrown in, and meets every event', () => {
  const settings: SettingsInput = { players: 4, sets: [...SET_NAMES] }
  const setup = setUp(settingsSchema.parse(settings))
  const used = new Set<string>()
  const note = (news: News) => {
    if (news.kind === 'played') used.add(setup.prints[news.face].kind.id)
    if (news.kind === 'threw-in') used.add(`${setup.prints[news.face].kind.id} thrown in as ${news.as}`)
    if (news.kind === 'event') used.add(news.event)
    if (news.kind === 'activated') used.add(`${news.power} activated`)
  }
  for (let i = 0; i < MATCHES; i++)
    walk(frantic, { settings, seed: `coverage ${i}` }, ({ match }) => {
      for (const { news } of match.takeFacts()) note(news)
    })
  const reactions = ['counterattack', 'nice-try', 'lucky-bastard']
  const all = [
    ...setup.prints.map(({ kind }) => kind.id).filter((id) => id !== 'curse'),
    ...setup.events.map(({ id }) => id),
    ...setup.powers.map(({ id }) => `${id} activated`),
    ...reactions.flatMap((card) => [`${card} thrown in as ${card}`, `mimicry thrown in as ${card}`]),
  ]
  expect(all.filter((id) => !used.has(id))).toEqual([])
})
