import { playRandomMatch } from '@slapwise/kernel/testing'
import { expect, it } from 'vitest'
import { franticBoardGame } from '../game.ts'
import type { PublicFact } from '../model/facts.ts'
import { CARD_KINDS } from '../setup/card-kinds.ts'
import { EVENTS } from '../setup/events.ts'
import { settingsSchema } from '../setup/settings.ts'

/** Much more than needed. */
const MAX_MATCHES = 500

it('random play uses every card in every possible way, and triggers every event', () => {
  const unused = new Set([
    ...CARD_KINDS.map(({ id }) => `${id} played`),
    ...CARD_KINDS.filter(({ onLanded }) => onLanded).map(({ id }) => `${id} landed on`),
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
  const note = (fact: PublicFact) => {
    if (fact.kind === 'placed') unused.delete(`${CARD_KINDS[fact.card].id} played`)
    if (fact.kind === 'triggered') unused.delete(`${fact.source} landed on`)
    if (fact.kind === 'threw-in') unused.delete(`${CARD_KINDS[fact.card].id} thrown in`)
    if (fact.kind === 'event') unused.delete(`${fact.event} met`)
    if (fact.kind === 'blocked') unused.delete(`block of ${fact.card}`)
    if (fact.kind === 'moved') unused.delete(fact.how)
    if (fact.kind === 'round-over') unused.delete(fact.ending)
  }
  const settings = settingsSchema.parse({ players: 5 })
  for (let i = 0; i < MAX_MATCHES && unused.size > 0; i++)
    playRandomMatch(franticBoardGame, { settings, seed: `coverage ${i}` }, ({ match }) => {
      for (const { publicPart } of match.takeFacts()) note(publicPart)
    })
  expect([...unused]).toEqual([])
})
