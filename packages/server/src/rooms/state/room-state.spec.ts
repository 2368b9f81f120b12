import { GAMES } from '@slapwise/games'
import { commitToServerSeed } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import {
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  createStartedEvent,
  dealWithPlayerSeeds,
  identityOf,
  isAtTurn,
  isInWindow,
  playUntil,
  type RecordedRoom,
  SHORT_SETTINGS,
  tableOf,
} from '../../testing/room-kit.ts'
import { createRoomView } from '../views/room-view.ts'
import type { RequestedEvent } from './journal-event.ts'
import { RoomState } from './room-state.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia']

const seatOf = ({ room }: RecordedRoom, name: string): number => room.seatOf(NAMES.indexOf(name))!

const applyRequestedEvent = ({ room }: RecordedRoom, name: string, what: RequestedEvent) =>
  room.apply(createRequestedEvent(NAMES.indexOf(name), what))

const answerByClock = ({ room }: RecordedRoom, seat: number) =>
  room.apply({ type: 'answered', seat, answer: room.match!.promptFor(seat)!.fallback, by: 'clock' })

const view = ({ room }: RecordedRoom) => createRoomView(room, 0, () => true)

describe('A match', () => {
  it('is dealt by the host, and the others keep their order', () => {
    const recording = createLobby(NAMES)
    applyRequestedEvent(recording, 'Ada', { type: 'sat', seat: 6 })
    applyRequestedEvent(recording, 'Ada', { type: 'made-host', member: 2 })
    applyRequestedEvent(recording, 'Cem', createStartedEvent(recording))
    expect(recording.room.takenSeats.map(({ member }) => member)).toEqual([2, 3, 0, 1])
    expect(tableOf(recording.room).dealer).toBe(0)
    expect(tableOf(recording.room).hands).toHaveLength(4)
  })

  it('reveals the server seed only when it is over', () => {
    const recording = createPlayingRoom(NAMES)
    expect(view(recording)).toMatchObject({
      serverSeed: null,
      serverCommitment: commitToServerSeed('the same as always'),
    })
    expect(JSON.stringify(view(recording))).not.toContain('the same as always')
    playUntil(recording, () => false)
    expect(view(recording)).toMatchObject({ phase: 'over', serverSeed: 'the same as always' })
  })

  it('depends on the seeds of all players', () => {
    const dealt = (playerSeed: string) => {
      const recording = createLobby(NAMES)
      dealWithPlayerSeeds(recording, { 1: playerSeed })
      return JSON.stringify(tableOf(recording.room).hands)
    }
    expect(dealt('aa')).toBe(dealt('aa'))
    expect(dealt('aa')).not.toBe(dealt('bb'))
  })

  it('is played again with the same members, seats and settings, from another server seed', () => {
    const recording = playUntil(createPlayingRoom(NAMES), () => false)
    const { seats, settings } = view(recording)
    applyRequestedEvent(recording, 'Ben', { type: 'voted', isFor: true })
    applyRequestedEvent(recording, 'Cem', { type: 'voted', isFor: true })
    applyRequestedEvent(recording, 'Cem', { type: 'voted', isFor: false })
    expect(view(recording).vote).toEqual({ topic: 'rematch', voters: [1], votesNeeded: null })
    applyRequestedEvent(recording, 'Ada', { type: 'rematched', serverSeed: 'new' })
    expect(view(recording)).toMatchObject({
      phase: 'lobby',
      settings,
      serverCommitment: commitToServerSeed('new'),
      serverSeed: null,
    })
    expect(view(recording).seats.map(({ member }) => member)).toEqual(seats.map(({ member }) => member))
    expect(view(recording).vote).toBe(null)
    const ready = view(recording).seats.flatMap(({ member, isReady }) => (isReady ? [member] : []))
    expect(ready, 'who has wanted it').toEqual([1])
    for (const name of ['Cem', 'Dia'])
      applyRequestedEvent(recording, name, { type: 'readied', isReady: true })
    applyRequestedEvent(recording, 'Ada', createStartedEvent(recording))
    expect(view(recording)).toMatchObject({ phase: 'playing', matchCount: 2 })
  })

  it('continues with a bot in the seat of a member who leaves or is removed', () => {
    const recording = createPlayingRoom(NAMES)
    applyRequestedEvent(recording, 'Ben', { type: 'left' })
    applyRequestedEvent(recording, 'Ada', { type: 'removed-member', member: 2 })
    expect(
      view(recording)
        .seats.slice(0, 4)
        .map(({ member, botLevel }) => member ?? botLevel),
    ).toEqual([0, 'simple', 'simple', 3])
    playUntil(recording, () => false)
    expect(recording.room.data.phase).toBe('over')
  })

  it('can be viewed after somebody has left at its end', () => {
    const recording = playUntil(createPlayingRoom(NAMES), () => false)
    applyRequestedEvent(recording, 'Ben', { type: 'left' })
    expect(tableOf(RoomState.restore(GAMES, recording.room.save())).hands).toHaveLength(4)
  })
})

describe('A player who misses turns', () => {
  /** The seat whose turn it is. */
  const turn = (recording: RecordedRoom) => playUntil(recording, isAtTurn).room.match!.prompts[0].seat

  it('is away after two in a row, and back with an answer', () => {
    const recording = createPlayingRoom(['Ada', 'Ben'])
    const seat = turn(recording)
    const { data } = recording.room
    data.seats[seat].missedTurns = 1
    expect(answerByClock(recording, seat).changeScope).toBe('room')
    expect(view(recording).seats[seat].isAway).toBe(true)
    playUntil(recording, ({ match }) => match!.prompts[0].seat === seat && !isInWindow()(recording.room))
    const { fallback } = recording.room.match!.prompts[0]
    const { changeScope } = applyRequestedEvent(recording, NAMES[data.seats[seat].member!], {
      type: 'answered',
      seat,
      answer: fallback,
    })
    expect(changeScope).toBe('room')
    expect(data.seats[seat]).toMatchObject({ isAway: false, missedTurns: 0 })
  })

  it('is not away after one, nor after two with an answer in between', () => {
    const recording = createPlayingRoom(['Ada', 'Ben'])
    const seat = turn(recording)
    expect(answerByClock(recording, seat).changeScope).toBe('match')
    expect(recording.room.data.seats[seat]).toMatchObject({ isAway: false, missedTurns: 1 })
    playUntil(recording, ({ match }) => match!.prompts[0].seat === seat)
    applyRequestedEvent(recording, NAMES[seat], {
      type: 'answered',
      seat,
      answer: recording.room.match!.prompts[0].fallback,
    })
    expect(recording.room.data.seats[seat].missedTurns).toBe(0)
  })

  it('is not away for missing a reaction, and a bot is never away', () => {
    const recording = playUntil(createPlayingRoom(NAMES), isInWindow())
    const { seat } = recording.room.match!.prompts[0]
    recording.room.data.seats[seat].missedTurns = 1
    answerByClock(recording, seat)
    expect(recording.room.data.seats[seat]).toMatchObject({ isAway: false, missedTurns: 1 })
    const withBot = createPlayingRoom(NAMES)
    applyRequestedEvent(withBot, 'Ben', { type: 'left' })
    const bot = withBot.room.data.seats[1]
    bot.missedTurns = 1
    playUntil(withBot, (room) => isAtTurn(room) && room.match!.prompts[0].seat === 1)
    answerByClock(withBot, 1)
    expect(bot.isAway).toBe(false)
  })

  it('is back after a reaction, but not before the window has closed', () => {
    const recording = playUntil(createPlayingRoom(NAMES), isInWindow(2))
    const [first, ...others] = recording.room.match!.prompts
    Object.assign(recording.room.data.seats[first.seat], { isAway: true, missedTurns: 2 })
    const before = JSON.stringify(view(recording))
    const name = NAMES[recording.room.data.seats[first.seat].member!]
    expect(
      applyRequestedEvent(recording, name, { type: 'answered', seat: first.seat, answer: first.fallback })
        .changeScope,
    ).toBe('none')
    expect(JSON.stringify(view(recording))).toBe(before)
    const changes = others.map(({ seat }) => answerByClock(recording, seat).changeScope)
    expect(changes.at(-1)).toBe('room')
    expect(view(recording).seats[first.seat].isAway).toBe(false)
  })
})

describe('A pause', () => {
  const vote = (recording: RecordedRoom, name: string, isFor = true) =>
    applyRequestedEvent(recording, name, { type: 'voted', isFor })

  it('starts and ends by a majority of players', () => {
    const recording = createPlayingRoom(NAMES)
    expect(view(recording).vote).toEqual({ topic: 'pause', voters: [], votesNeeded: 3 })
    for (const name of ['Ada', 'Ben']) vote(recording, name)
    expect(view(recording)).toMatchObject({ isPaused: false, vote: { topic: 'pause', voters: [0, 1] } })
    vote(recording, 'Ben', false)
    vote(recording, 'Cem')
    expect(view(recording)).toMatchObject({ isPaused: false, vote: { voters: [0, 2] } })
    vote(recording, 'Dia')
    expect(view(recording)).toMatchObject({
      isPaused: true,
      vote: { topic: 'resume', voters: [], votesNeeded: 3 },
    })
    for (const name of ['Ada', 'Ben', 'Cem']) vote(recording, name)
    expect(view(recording)).toMatchObject({ isPaused: false, vote: { topic: 'pause', voters: [] } })
  })

  it('is not decided by bots, nor by players who have left or are away', () => {
    const recording = createPlayingRoom(NAMES)
    vote(recording, 'Dia')
    applyRequestedEvent(recording, 'Dia', { type: 'left' })
    vote(recording, 'Ada')
    expect(view(recording)).toMatchObject({ isPaused: false, vote: { voters: [0], votesNeeded: 2 } })
    recording.room.data.seats[seatOf(recording, 'Ada')].isAway = true
    expect(view(recording).vote).toMatchObject({ voters: [], votesNeeded: 2 })
    vote(recording, 'Ben')
    expect(view(recording).isPaused).toBe(false)
    vote(recording, 'Cem')
    expect(view(recording).isPaused).toBe(true)
  })

  it('counts a player who was away and votes, and they are back', () => {
    const recording = createPlayingRoom(['Ada', 'Ben'])
    recording.room.data.seats[seatOf(recording, 'Ben')].isAway = true
    vote(recording, 'Ben')
    expect(view(recording)).toMatchObject({ isPaused: false, vote: { voters: [1], votesNeeded: 2 } })
    expect(view(recording).seats[seatOf(recording, 'Ben')].isAway).toBe(false)
  })

  it('starts when the players against it are gone', () => {
    const recording = createPlayingRoom(NAMES)
    for (const name of ['Ada', 'Ben']) vote(recording, name)
    applyRequestedEvent(recording, 'Cem', { type: 'left' })
    expect(view(recording)).toMatchObject({ isPaused: true, vote: { voters: [], votesNeeded: 2 } })
  })

  it('ends when no player is left to end it', () => {
    const recording = createPlayingRoom(['Ada', 'Ben'])
    for (const name of ['Ada', 'Ben']) vote(recording, name)
    applyRequestedEvent(recording, 'Ada', { type: 'left' })
    expect(view(recording).isPaused).toBe(true)
    applyRequestedEvent(recording, 'Ben', { type: 'left' })
    expect(view(recording).isPaused).toBe(false)
  })

  it('vote does not count as a vote for another match', () => {
    const recording = createPlayingRoom(NAMES)
    vote(recording, 'Ben')
    playUntil(recording, () => false)
    expect(view(recording).vote).toEqual({ topic: 'rematch', voters: [], votesNeeded: null })
  })
})

describe('Another match', () => {
  it('loses the votes of players who leave, and newcomers are not ready', () => {
    const recording = playUntil(createPlayingRoom(NAMES), () => false)
    for (const name of ['Ada', 'Ben', 'Cem'])
      applyRequestedEvent(recording, name, { type: 'voted', isFor: true })
    applyRequestedEvent(recording, 'Ada', { type: 'left', nextHost: 1 })
    expect(view(recording)).toMatchObject({ host: 1, vote: { voters: [1, 2] } })
    applyRequestedEvent(recording, 'Ben', { type: 'rematched', serverSeed: 'new' })
    expect(
      view(recording)
        .seats.map(({ member, botLevel, isReady }) => [member ?? botLevel, isReady])
        .slice(0, 4),
    ).toEqual([
      [recording.room.game.substituteLevel, true],
      [1, true],
      [2, true],
      [3, false],
    ])
  })
})

describe('Readiness', () => {
  const readyIn = (recording: RecordedRoom) =>
    view(recording).seats.flatMap(({ member, isReady }) => (isReady ? [member] : []))

  it('is reset when a setting of the match changes', () => {
    for (const change of [
      { settings: { ...SHORT_SETTINGS, handSize: 5 } },
      { pace: 'fast' as const },
      { windowSeconds: 3 },
    ]) {
      const recording = createLobby(NAMES)
      expect(readyIn(recording)).toEqual([1, 2, 3])
      applyRequestedEvent(recording, 'Ada', { type: 'changed-room', change })
      expect(readyIn(recording)).toEqual([])
    }
  })

  it('is kept when the terms stay the same', () => {
    const recording = createLobby(NAMES)
    const { settings, windowSeconds } = view(recording)
    for (const change of [
      { settings },
      { settings: { ...SHORT_SETTINGS } },
      { settings, tempo: 'brisk' as const },
      { pace: 'normal' as const, windowSeconds },
      { isPublic: true },
    ])
      applyRequestedEvent(recording, 'Ada', { type: 'changed-room', change })
    expect(readyIn(recording)).toEqual([1, 2, 3])
  })
})

describe('Chat', () => {
  it('keeps the last lines, and changes nothing else', () => {
    const recording = createLobby(['Ada'])
    for (let i = 0; i < 60; i++)
      expect(applyRequestedEvent(recording, 'Ada', { type: 'chatted', text: `${i}` }).changeScope).toBe(
        'chat',
      )
    expect(recording.room.data.chat).toHaveLength(50)
    expect(recording.room.data.chat[0].text).toBe('10')
  })
})

describe('The public view of a room', () => {
  it('contains no identities, seeds or secrets', () => {
    const recording = createLobby(NAMES)
    dealWithPlayerSeeds(recording, { 0: 'fedcba9876543210', 1: 'abcdef0123456789' })
    const text = JSON.stringify(view(recording))
    for (const hidden of [...NAMES.map(identityOf), 'abcdef', 'fedcba', 'the same as always'])
      expect(text).not.toContain(hidden)
  })
})
