import { describe, expect, it } from 'vitest'
import { refusal, resultOf } from '../../testing/command-kit.ts'
import {
  cardMatchOf,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  isAtTurn,
  playUntil,
  type RecordedRoom,
  tableOf,
} from '../../testing/room-kit.ts'

describe('Starting', () => {
  it('requires two players, all of them ready', () => {
    const recording = createLobby(['Ada'])
    expect(resultOf(recording, 'Ada', { type: 'start' })).toBe('too-few-players')
    const two = createLobby(['Ada', 'Ben'])
    two.room.apply(createRequestedEvent(1, { type: 'readied', isReady: false }))
    expect(resultOf(two, 'Ada', { type: 'start' })).toBe('not-ready')
    expect(resultOf(two, 'Ben', { type: 'start' })).toBe('not-host')
    expect(resultOf(two, 'Ben', { type: 'ready', isReady: true })).toBe('done')
    expect(resultOf(two, 'Ada', { type: 'start' })).toBe('done')
    expect(resultOf(two, 'Ada', { type: 'start' })).toBe('not-in-lobby')
    expect(resultOf(two, 'Ada', { type: 'rematch' })).toBe('not-over')
  })
})

describe('A vote', () => {
  const votes = (recording: RecordedRoom, name: string, topic: 'pause' | 'resume' | 'rematch') =>
    resultOf(recording, name, { type: 'vote', topic, isFor: true })

  it('is open on the current topic, for players only', () => {
    expect(votes(createLobby(['Ada', 'Ben']), 'Ada', 'pause')).toBe('no-such-vote')
    const recording = createPlayingRoom(['Ada', 'Ben'])
    expect(votes(recording, 'Ada', 'resume')).toBe('no-such-vote')
    expect(votes(recording, 'Ada', 'rematch')).toBe('no-such-vote')
    expect(resultOf(recording, 'Cem', { type: 'join', name: 'Cem' })).toBe('done')
    expect(votes(recording, 'Cem', 'pause')).toBe('not-seated')
    for (const name of ['Ada', 'Ben']) expect(votes(recording, name, 'pause')).toBe('done')
    expect(votes(recording, 'Ben', 'pause'), 'too late').toBe('no-such-vote')
    for (const name of ['Ada', 'Ben']) expect(votes(recording, name, 'resume')).toBe('done')
  })

  it('for another match is held by all players, and the current host starts it', () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben', 'Cem']), () => false)
    expect(resultOf(recording, 'Dia', { type: 'join', name: 'Dia' })).toBe('done')
    expect(votes(recording, 'Dia', 'rematch')).toBe('not-seated')
    for (const name of ['Ben', 'Cem']) expect(votes(recording, name, 'rematch')).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'rematch' })).toBe('not-host')
    expect(resultOf(recording, 'Ada', { type: 'leave' })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'rematch' })).toBe('done')
    expect(resultOf(recording, 'Ben', { type: 'start' }), 'all have wanted it, so all are ready').toBe('done')
  })
})

describe('An answer', () => {
  it('has to be legal, for the open prompt, from an asked player', () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben']), isAtTurn)
    const { room } = recording
    const { seat } = room.match!.prompts[0]
    const [asked, other] = seat === 0 ? ['Ada', 'Ben'] : ['Ben', 'Ada']
    const { promptNumber } = room
    expect(resultOf(recording, asked, { type: 'answer', promptNumber: promptNumber - 1, answer: 0 })).toBe(
      'stale-prompt',
    )
    expect(resultOf(recording, asked, { type: 'answer', promptNumber: promptNumber + 1, answer: 0 })).toBe(
      'stale-prompt',
    )
    expect(resultOf(recording, other, { type: 'answer', promptNumber, answer: 0 })).toBe('not-asked')
    const { protocolError: error } = refusal(recording, asked, { type: 'answer', promptNumber, answer: 9999 })
    expect(error).toMatchObject({ code: 'illegal-answer', details: { code: 'illegal' } })
    const { fallback } = room.match!.prompts[0]
    expect(resultOf(recording, asked, { type: 'answer', promptNumber, answer: fallback as number })).toBe(
      'done',
    )
  })

  it('is refused with the reason that the rules give', () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben']), (room) => {
      const [{ seat, question, choice }] = cardMatchOf(room).prompts
      return (
        question.ask === 'turn' &&
        choice.kind === 'one' &&
        tableOf(room).hands[seat].some((c) => !choice.options.includes(c))
      )
    })
    const { match, promptNumber } = recording.room
    const [{ seat, choice }] = match!.prompts
    const card = tableOf(recording.room).hands[seat].find(
      (one) => choice.kind === 'one' && !choice.options.includes(one),
    )!
    const { details } = refusal(recording, ['Ada', 'Ben'][seat], {
      type: 'answer',
      promptNumber,
      answer: card,
    }).protocolError
    expect(details).toMatchObject({ code: 'illegal', reason: expect.anything() })
  })

  it('is refused while the match is paused, and without a match', () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben']), isAtTurn)
    const { promptNumber } = recording.room
    for (const name of ['Ada', 'Ben'])
      expect(resultOf(recording, name, { type: 'vote', topic: 'pause', isFor: true })).toBe('done')
    expect(resultOf(recording, 'Ada', { type: 'answer', promptNumber, answer: 0 })).toBe('not-playing')
    expect(resultOf(createLobby(['Ada', 'Ben']), 'Ada', { type: 'answer', promptNumber: 0, answer: 0 })).toBe(
      'not-playing',
    )
  })
})
