import { describe, expect, it } from 'vitest'
import { resultOf } from '../../testing/command-kit.ts'
import type { RequestBody } from '../../testing/registry-kit.ts'
import { createLobby } from '../../testing/room-kit.ts'

describe('Joining', () => {
  it('requires a name that looks like no other in the room', () => {
    const recording = createLobby(['Ada'])
    for (const name of ['Ada', 'ADA', 'ada', 'Ａｄａ', 'Аdа'])
      expect(resultOf(recording, 'Ben', { type: 'join', name })).toBe('name-taken')
    expect(resultOf(recording, 'Ben', { type: 'join', name: 'Ben B' })).toBe('done')
    for (const name of ['ben  b', 'Ben B.', 'BenB', '-Ben B ❤'])
      expect(resultOf(recording, 'Cem', { type: 'join', name })).toBe('name-taken')
    expect(resultOf(recording, 'Ben', { type: 'rename', name: 'Ada' })).toBe('name-taken')
    expect(resultOf(recording, 'Ada', { type: 'rename', name: 'Eva' })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'rename', name: 'eva' })).toBe('name-taken')
    expect(resultOf(recording, 'Ben', { type: 'rename', name: 'Ada' })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'rename', name: 'BEN B' })).toBe('done')
  })

  it('is possible once, and not while the room is locked', () => {
    const recording = createLobby(['Ada'])
    expect(resultOf(recording, 'Ada', { type: 'join', name: 'Other' })).toBe('name-taken')
    expect(resultOf(recording, 'Ada', { type: 'change-room', isLocked: true })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'join', name: 'Ben' })).toBe('room-locked')
    expect(resultOf(recording, 'Ada', { type: 'change-room', isLocked: false })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'join', name: 'Ben' })).toBe('done')
  })

  it('is refused in a full room, until somebody leaves', () => {
    const recording = createLobby(['Ada'])
    const join = (i: number) => resultOf(recording, `guest ${i}`, { type: 'join', name: `Guest ${i}` })
    for (let i = 1; i < 64; i++) expect(join(i)).toBe('done')
    expect(join(64)).toBe('room-full')
    expect(resultOf(recording, 'guest 1', { type: 'leave' })).toBe('done')
    expect(join(64)).toBe('done')
  })

  it('is required for all other requests', () => {
    const bodies: RequestBody[] = [
      { type: 'sit', seat: 1 },
      { type: 'chat', text: 'hi' },
      { type: 'leave' },
      { type: 'start' },
      { type: 'answer', promptNumber: 0, answer: 0 },
    ]
    for (const body of bodies) expect(resultOf(createLobby(['Ada']), 'Ben', body)).toBe('not-a-member')
  })
})
