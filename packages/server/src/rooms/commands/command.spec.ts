import { GAMES } from '@slapwise/games'
import { describe, expect, it } from 'vitest'
import type { RequestBody } from '../../testing/registry-kit.ts'
import {
  cardMatchOf,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  identityOf,
  isAtTurn,
  playUntil,
  type RecordedRoom,
  SHORT_SETTINGS,
  tableOf,
} from '../../testing/room-kit.ts'
import { createRoomView } from '../views/room-view.ts'
import { handleCommand, isRepeatedRequest, type RoomCommand } from './command.ts'
import { RoomError } from './room-error.ts'

/** The result of a request: `done`, or the error code. A refused request changes nothing. */
function resultOf({ room }: RecordedRoom, name: string, body: RequestBody, id = 'request'): string {
  const before = room.save()
  try {
    const event = handleCommand(room, identityOf(name), { ...body, id } as RoomCommand)
    if (event) room.apply(event)
    return 'done'
  } catch (error) {
    if (!(error instanceof RoomError)) throw error
    expect(room.save()).toBe(before)
    return error.protocolError.code
  }
}

const refusal = (recording: RecordedRoom, name: string, body: RequestBody): RoomError => {
  try {
    handleCommand(recording.room, identityOf(name), { ...body, id: 'request' } as RoomCommand)
  } catch (error) {
    if (error instanceof RoomError) return error
  }
  throw new Error('It was not refused.')
}

const viewOf = ({ room }: RecordedRoom) => createRoomView(room, 0, () => true)

const seatsOf = ({ room }: RecordedRoom) => room.data.seats.map(({ member, botLevel }) => member ?? botLevel)

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

describe('A repeated request', () => {
  it('is recognized, also after leaving, and only from the same member', () => {
    const recording = createLobby(['Ada', 'Ben'])
    resultOf(recording, 'Ben', { type: 'leave' }, 'the-1')
    expect(isRepeatedRequest(recording.room, identityOf('Ben'), { id: 'the-1' })).toBe(true)
    expect(isRepeatedRequest(recording.room, identityOf('Ada'), { id: 'the-1' })).toBe(false)
    expect(isRepeatedRequest(recording.room, identityOf('Ben'), { id: 'another-1' })).toBe(false)
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
