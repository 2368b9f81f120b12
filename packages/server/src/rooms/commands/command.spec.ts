import { describe, expect, it } from 'vitest'
import { resultOf } from '../../testing/command-kit.ts'
import { createLobby, identityOf } from '../../testing/room-kit.ts'
import { isRepeatedRequest } from './command.ts'

describe('A repeated request', () => {
  it('is recognized, also after leaving, and only from the same member', () => {
    const recording = createLobby(['Ada', 'Ben'])
    resultOf(recording, 'Ben', { type: 'leave' }, 'the-1')
    expect(isRepeatedRequest(recording.room, identityOf('Ben'), { id: 'the-1' })).toBe(true)
    expect(isRepeatedRequest(recording.room, identityOf('Ada'), { id: 'the-1' })).toBe(false)
    expect(isRepeatedRequest(recording.room, identityOf('Ben'), { id: 'another-1' })).toBe(false)
  })
})
