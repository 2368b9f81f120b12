import { GAMES } from '@slapwise/games'
import { describe, expect, it } from 'vitest'
import { refusal, resultOf, seatsOf, viewOf } from '../../testing/command-kit.ts'
import { createLobby, SHORT_SETTINGS } from '../../testing/room-kit.ts'

describe('The host', () => {
  it('can change all settings, and nobody else can', () => {
    const recording = createLobby(['Ada', 'Ben'])
    const settings = { sets: ['pandora', 'base'], handSize: 5, limit: 99, ruleCards: 2, purple: 'red' }
    expect(resultOf(recording, 'Ben', { type: 'change-room', settings })).toBe('not-host')
    const change = {
      type: 'change-room',
      settings,
      pace: 'fast',
      windowSeconds: 9,
      isPublic: true,
      isLocked: true,
    } as const
    expect(resultOf(recording, 'Ada', change)).toBe('done')
    const { pace, windowSeconds, isPublic, isLocked } = recording.room.data
    expect(recording.room.data.settings).toMatchObject({ ...settings, sets: ['base', 'pandora'] })
    expect({ pace, windowSeconds, isPublic, isLocked }).toEqual({
      pace: 'fast',
      windowSeconds: 9,
      isPublic: true,
      isLocked: true,
    })
    expect(resultOf(recording, 'Ada', { type: 'change-room', windowSeconds: null })).toBe('done')
    expect(recording.room.data).toMatchObject({ windowSeconds: null, pace: 'fast' })
  })

  it.each([
    [{ handSize: 99 }, 'handSize'],
    [{ sets: ['troublemaker'] }, 'sets'],
    [{ purple: 'fifth' }, 'purple'],
    [{ doItYourself: 'gift' }, 'doItYourself'],
    [{ ownRuleCards: [{ name: 'x', text: '', changes: {} }] }, 'ownRuleCards'],
  ])('gets an error for the settings %o', (settings, field) => {
    const { protocolError: error } = refusal(createLobby(['Ada']), 'Ada', { type: 'change-room', settings })
    expect(error.code).toBe('bad-settings')
    expect(error.details).toEqual([expect.objectContaining({ path: expect.arrayContaining([field]) })])
  })

  it('gets a bounded number of validation errors', () => {
    const board = { name: {}, rows: [[]], walls: new Array(200).fill(0), teleports: [], cards: {} }
    const recording = createLobby(['Ada'], {}, 'normal', 'board', GAMES)
    const { protocolError: error } = refusal(recording, 'Ada', { type: 'change-room', settings: { board } })
    expect(error.code).toBe('bad-settings')
    expect(JSON.stringify(error).length).toBeLessThan(8_000)
  })

  it('gets an error for an unknown setting', () => {
    expect(
      refusal(createLobby(['Ada']), 'Ada', { type: 'change-room', settings: { cheats: true } }).message,
    ).toContain('cheats')
  })

  it('can remove other members, but not themselves or absent numbers', () => {
    const recording = createLobby(['Ada', 'Ben'])
    expect(resultOf(recording, 'Ben', { type: 'remove-member', member: 0 })).toBe('not-host')
    for (const member of [0, 2, 99])
      expect(resultOf(recording, 'Ada', { type: 'remove-member', member })).toBe('no-such-member')
    expect(resultOf(recording, 'Ada', { type: 'remove-member', member: 1 })).toBe('done')
    expect(resultOf(recording, 'Ada', { type: 'remove-member', member: 1 })).toBe('no-such-member')
    expect(seatsOf(recording)[1]).toBeNull()
    expect(resultOf(recording, 'Ben', { type: 'chat', text: 'hi' })).toBe('not-a-member')
  })

  it('can pass the role on, and it passes on when they leave', () => {
    const recording = createLobby(['Ada', 'Ben', 'Cem'])
    expect(resultOf(recording, 'Ben', { type: 'make-host', member: 1 })).toBe('not-host')
    expect(resultOf(recording, 'Ada', { type: 'make-host', member: 2 })).toBe('done')
    expect(resultOf(recording, 'Ada', { type: 'change-room', isLocked: true })).toBe('not-host')
    expect(resultOf(recording, 'Cem', { type: 'leave' })).toBe('done')
    expect(recording.room.data.host).toBe(0)
  })
})

describe('The game', () => {
  const OTHER = { type: 'change-room', game: 'crazy-eights' } as const

  it('is changed by the host, with default settings unless others are given', () => {
    const recording = createLobby(['Ada', 'Ben'], { ...SHORT_SETTINGS }, 'fast')
    expect(resultOf(recording, 'Ben', OTHER)).toBe('not-host')
    expect(resultOf(recording, 'Ada', OTHER)).toBe('done')
    expect(recording.room.data).toMatchObject({ game: 'crazy-eights', pace: 'fast' })
    expect(recording.room.data.settings).toEqual({ limit: 100, snap: true })
    expect(
      resultOf(recording, 'Ada', { type: 'change-room', game: 'frantic', settings: { handSize: 5 } }),
    ).toBe('done')
    expect(recording.room.data).toMatchObject({ game: 'frantic', settings: { handSize: 5 } })
  })

  it('has to be one of this server, with valid settings', () => {
    const recording = createLobby(['Ada', 'Ben'])
    expect(resultOf(recording, 'Ada', { type: 'change-room', game: 'chess' })).toBe('no-such-game')
    expect(resultOf(recording, 'Ada', { ...OTHER, settings: { ...SHORT_SETTINGS } })).toBe('bad-settings')
    expect(resultOf(recording, 'Ada', { ...OTHER, settings: { limit: 9, snap: false } })).toBe('done')
    expect(recording.room.data.settings).toEqual({ limit: 9, snap: false })
  })

  it('can be changed without losing seats, and nobody is ready then', () => {
    const recording = createLobby(['Ada', 'Ben'])
    resultOf(recording, 'Ada', { type: 'add-bot', seat: 3, level: 'simple' })
    resultOf(recording, 'Ada', { type: 'add-bot', seat: 4, level: 'chaotic' })
    expect(resultOf(recording, 'Ada', OTHER)).toBe('done')
    expect(seatsOf(recording)).toEqual([0, 1, null, 'chaotic', 'chaotic', null, null, null])
    expect(resultOf(recording, 'Ada', { type: 'start' })).toBe('not-ready')
    expect(resultOf(recording, 'Ben', { type: 'ready', isReady: true })).toBe('done')
    expect(resultOf(recording, 'Ada', { type: 'start' })).toBe('done')
    expect(recording.room.match!.prompts[0].question).toEqual({ ask: 'turn' })
  })

  it('cannot be changed if too many players are seated', () => {
    const recording = createLobby(['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gil'])
    expect(refusal(recording, 'Ada', OTHER).protocolError).toEqual({
      code: 'too-many-players',
      message: 'At most 6 can play, and 7 are seated.',
      details: { maxPlayers: 6, mustStand: [{ seat: 6, member: 6 }] },
    })
    resultOf(recording, 'Gil', { type: 'stand-up' })
    expect(resultOf(recording, 'Ada', OTHER)).toBe('done')
  })

  it('requires bots to stand up first, then the last seats, the host last', () => {
    const recording = createLobby(['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay'])
    resultOf(recording, 'Ada', { type: 'sit', seat: 7 })
    resultOf(recording, 'Ada', { type: 'add-bot', seat: 0, level: 'simple' })
    resultOf(recording, 'Ada', { type: 'add-bot', seat: 6, level: 'simple' })
    const { details } = refusal(recording, 'Ada', OTHER).protocolError
    expect(details).toEqual({
      maxPlayers: 6,
      mustStand: [
        { seat: 6, member: null },
        { seat: 0, member: null },
      ],
    })
    for (const seat of [0, 6]) resultOf(recording, 'Ada', { type: 'remove-bot', seat })
    expect(resultOf(recording, 'Ada', OTHER)).toBe('done')
    expect(seatsOf(recording)).toEqual([0, 1, 2, 3, 4, 5, null, null])
  })

  it('has as many seats as players', () => {
    const recording = createLobby(['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay'])
    resultOf(recording, 'Ada', { type: 'sit', seat: 7 })
    expect(viewOf(recording).seats).toHaveLength(8)
    expect(resultOf(recording, 'Ada', OTHER)).toBe('done')
    expect(viewOf(recording).seats.map(({ member }) => member)).toEqual([0, 1, 2, 3, 4, 5])
    expect(resultOf(recording, 'Gil', { type: 'join', name: 'Gil' })).toBe('done')
    for (const seat of [6, 7]) {
      expect(resultOf(recording, 'Gil', { type: 'sit', seat })).toBe('no-such-seat')
      expect(resultOf(recording, 'Ada', { type: 'add-bot', seat, level: 'chaotic' })).toBe('no-such-seat')
      expect(resultOf(recording, 'Ada', { type: 'remove-bot', seat })).toBe('no-such-seat')
    }
    expect(resultOf(recording, 'Gil', { type: 'sit', seat: 5 })).toBe('seat-taken')
    expect(resultOf(recording, 'Ada', { type: 'change-room', game: 'frantic' })).toBe('done')
    expect(resultOf(recording, 'Gil', { type: 'sit', seat: 6 })).toBe('done')
  })

  it('is not changed by naming the current one', () => {
    const recording = createLobby(['Ada', 'Ben'], { handSize: 5 })
    expect(resultOf(recording, 'Ada', { type: 'change-room', game: 'frantic' })).toBe('done')
    expect(recording.room.data).toMatchObject({ settings: { handSize: 5 } })
    expect(resultOf(recording, 'Ada', { type: 'start' })).toBe('done')
  })
})
