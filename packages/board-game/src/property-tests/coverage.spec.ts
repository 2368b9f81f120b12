import { playRandomMatch } from '@slapwise/kernel/testing'
import { expect, it } from 'vitest'
import { franticBoardGame } from '../game.ts'
import type { PublicFact } from '../model/facts.ts'
import { CARD_KINDS } from '../setup/card-kinds.ts'
import { EVENTS } from '../setup/events.ts'
import { settingsSchema } from '../setup/settings.ts'

/** Far more than it takes. */
const MAX_MATCHES = 500

it('Random play uses every card in every way it can be used, and meets every event', () => {
  const unused = new Set([
    ...CARD_KINDS.map(({ id }) => `${id} played`),
    ...CARD_KINDS.filter(({ onLanded: landed }) => landed).map(({ id }) => `${id} landed on`),
    'numbered-teleport landed on',
    ...CARD_KINDS.filter(({ thrownInAs }) => thrownInAs).map(({ id }) => `${id} thrown in`),
    ...EVENTS.map(({ id }) => `${id} met`),
    'block of remote',
    'block of gift',
    'block of swap',
    'block of re-roll',
    'hop',
    'end-reached',
    'empty-pile',
  ])
  const note = (news: PublicFact) => {
    if (news.kind === 'placed') unused.delete(`${CARD_KINDS[news.card].id} played`)
    if (news.kind === 'triggered') unused.delete(`${news.source} landed on`)
    if (news.kind === 'threw-in') unused.delete(`${CARD_KINDS[news.card].id} thrown in`)
    if (news.kind === 'event') unused.delete(`${news.event} met`)
    if (news.kind === 'blocked') unused.delete(`block of ${news.card}`)
    if (news.kind === 'moved') unused.delete(news.how)
    if (news.kind === 'round-over') unused.delete(news.ending)
  }
  const settings = settingsSchema.parse({ players: 5 })
  for (let i = 0; i < MAX_MATCHES && unused.size > 0; i++)
    playRandomMatch(franticBoardGame, { settings, seed: `coverage ${i}` }, ({ match }) => {
      for (const { publicPart: news } of match.takeFacts()) note(news)
    })
  expect([...unused]).toEqual([])
})
