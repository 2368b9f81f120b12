import { describe, expect, it } from 'vitest'
import { resultOf, seatsOf } from '../../testing/command-kit.ts'
import type { RequestBody } from '../../testing/registry-kit.ts'
import { createLobby, createPlayingRoom, playUntil } from '../../testing/room-kit.ts'

describe('Seats', () => {
  it('can be taken, changed and left before a match', () => {
    const recording = createLobby(['Ada', 'Ben'])
    expect(resultOf(recording, 'Ben', { type: 'sit', seat: 0 })).toBe('seat-taken')
    expect(resultOf(recording, 'Ben', { type: 'sit', seat: 5 })).toBe('done')
    expect(seatsOf(recording)).toEqual([0, null, null, null, null, 1, null, null])
    expect(resultOf(recording, 'Ben', { type: 'stand-up' })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'stand-up' })).toBe('not-seated')
    expect(resultOf(recording, 'Ben', { type: 'ready', isReady: true })).toBe('not-seated')
  })

  it('are assigned if none is named, except to a member who has one', () => {
    const recording = createLobby(['Ada', 'Ben'])
    expect(resultOf(recording, 'Ben', { type: 'sit', seat: 5 })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'sit' })).toBe('done')
    expect(seatsOf(recording)).toEqual([0, null, null, null, null, 1, null, null])
    expect(resultOf(recording, 'Cem', { type: 'join', name: 'Cem' })).toBe('done')
    expect(resultOf(recording, 'Cem', { type: 'sit' })).toBe('done')
    expect(seatsOf(recording)).toEqual([0, 2, null, null, null, 1, null, null])
  })

  it.each(['playing', 'over'])('are fixed while a match is %s', (phase) => {
    const recording = createPlayingRoom(['Ada', 'Ben', 'Cem'])
    if (phase === 'over') playUntil(recording, () => false)
    expect(recording.room.data.phase).toBe(phase)
    const bodies: RequestBody[] = [
      { type: 'sit', seat: 5 },
      { type: 'stand-up' },
      { type: 'ready', isReady: false },
      { type: 'add-bot', seat: 5, level: 'simple' },
      { type: 'remove-bot', seat: 1 },
      { type: 'change-room', settings: {} },
      { type: 'change-room', game: 'crazy-eights' },
      { type: 'change-room', game: 'frantic' },
      { type: 'change-room', pace: 'fast' },
      { type: 'change-room', windowSeconds: 3 },
      { type: 'start' },
    ]
    for (const body of bodies) expect(resultOf(recording, 'Ada', body)).toBe('not-in-lobby')
    expect(resultOf(recording, 'Ada', { type: 'change-room', isLocked: true, isPublic: true })).toBe('done')
  })

  it('can be given to bots by the host', () => {
    const recording = createLobby(['Ada', 'Ben'])
    expect(resultOf(recording, 'Ben', { type: 'add-bot', seat: 2, level: 'simple' })).toBe('not-host')
    expect(resultOf(recording, 'Ada', { type: 'add-bot', seat: 1, level: 'simple' })).toBe('seat-taken')
    expect(resultOf(recording, 'Ada', { type: 'add-bot', seat: 2, level: 'chaotic' })).toBe('done')
    expect(resultOf(recording, 'Ada', { type: 'remove-bot', seat: 1 })).toBe('no-such-seat')
    expect(resultOf(recording, 'Ada', { type: 'remove-bot', seat: 2 })).toBe('done')
    expect(seatsOf(recording).slice(0, 3)).toEqual([0, 1, null])
  })

  it('accept a bot of any level of the game, also in place of another', () => {
    const recording = createLobby(['Ada'])
    const add = (seat: number, level: string) => resultOf(recording, 'Ada', { type: 'add-bot', seat, level })
    expect([add(1, 'simple'), add(2, 'chaotic'), add(1, 'chaotic')]).toEqual(['done', 'done', 'done'])
    expect([add(1, 'nice'), add(0, 'simple')]).toEqual(['no-such-bot', 'seat-taken'])
    expect(seatsOf(recording).slice(0, 3)).toEqual([0, 'chaotic', 'chaotic'])
  })
})
