import { expect, it } from 'vitest'
import type { News } from '../facts.ts'
import { settingsSchema } from '../settings.ts'
import { setUp } from '../setup.ts'
import { walk } from '../testing/walk.ts'

const MATCHES = 150

it('Random play uses every card, throws in what can be thrown in, and meets every event', () => {
  const setup = setUp(settingsSchema.parse({ players: 4 }))
  const used = new Set<string>()
  const note = (news: News) => {
    if (news.kind === 'played') used.add(setup.prints[news.face].kind.id)
    if (news.kind === 'threw-in') used.add(`${setup.prints[news.face].kind.id} thrown in`)
    if (news.kind === 'event') used.add(news.event)
  }
  for (let i = 0; i < MATCHES; i++)
    walk({ settings: { players: 4 }, seed: `coverage ${i}` }, ({ match }) => {
      for (const { news } of match.takeFacts()) note(news)
    })
  const all = [...setup.prints.map(({ kind }) => kind.id), ...setup.events.map(({ id }) => id)]
  const missing = [...all, 'counterattack thrown in', 'nice-try thrown in'].filter((id) => !used.has(id))
  expect(missing).toEqual([])
})
