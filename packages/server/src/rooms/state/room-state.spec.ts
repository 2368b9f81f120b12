import { GAMES } from '@slapwise/games'
import { commitToServerSeed } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import {
  createLobby,
  createMemberEvent,
  createPlayingRoom,
  createStartedEvent,
  dealWithSalts,
  identityOf,
  isAtTurn,
  isInWindow,
  playUntil,
  type RecordedRoom,
  SHORT_SETTINGS,
  tableOf,
} from '../../testing/room-kit.ts'
import { createRoomView } from '../views/room-view.ts'
import type { MemberEvent } from './journal-event.ts'
import { RoomState } from './room-state.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia']

const seatOf = ({ room }: RecordedRoom, name: string): number => room.seatOf(NAMES.indexOf(name))!

const does = ({ room }: RecordedRoom, name: string, what: MemberEvent) =>
  room.apply(createMemberEvent(NAMES.indexOf(name), what))

const timesOut = ({ room }: RecordedRoom, seat: number) =>
  room.apply({ type: 'answered', seat, answer: room.match!.promptFor(seat)!.fallback, by: 'clock' })

const view = ({ room }: RecordedRoom) => createRoomView(room, 0, () => true)

describe('A match', () => {
  it('is dealt by the host, and the others keep their order', () => {
    const story = createLobby(NAMES)
    does(story, 'Ada', { type: 'sat', seat: 6 })
    does(story, 'Ada', { type: 'made-host', member: 2 })
    does(story, 'Cem', createStartedEvent(story))
    expect(story.room.taken.map(({ member }) => member)).toEqual([2, 3, 0, 1])
    expect(tableOf(story.room).dealer).toBe(0)
    expect(tableOf(story.room).hands).toHaveLength(4)
  })

  it('reveals the server seed only when it is over', () => {
    const story = createPlayingRoom(NAMES)
    expect(view(story)).toMatchObject({
      serverSeed: null,
      serverCommitment: commitToServerSeed('the same as always'),
    })
    expect(JSON.stringify(view(story))).not.toContain('the same as always')
    playUntil(story, () => false)
    expect(view(story)).toMatchObject({ phase: 'over', serverSeed: 'the same as always' })
  })

  it('depends on the seeds of all players', () => {
    const dealt = (salt: string) => {
      const story = createLobby(NAMES)
      dealWithSalts(story, { 1: salt })
      return JSON.stringify(tableOf(story.room).hands)
    }
    expect(dealt('aa')).toBe(dealt('aa'))
    expect(dealt('aa')).not.toBe(dealt('bb'))
  })

  it('is played again with the same members, seats and settings, from another server seed', () => {
    const story = playUntil(createPlayingRoom(NAMES), () => false)
    const { seats, settings } = view(story)
    does(story, 'Ben', { type: 'voted', isFor: true })
    does(story, 'Cem', { type: 'voted', isFor: true })
    does(story, 'Cem', { type: 'voted', isFor: false })
    expect(view(story).vote).toEqual({ topic: 'rematch', voters: [1], votesNeeded: null })
    does(story, 'Ada', { type: 'rematched', serverSeed: 'new' })
    expect(view(story)).toMatchObject({
      phase: 'lobby',
      settings,
      serverCommitment: commitToServerSeed('new'),
      serverSeed: null,
    })
    expect(view(story).seats.map(({ member }) => member)).toEqual(seats.map(({ member }) => member))
    expect(view(story).vote).toBe(null)
    const ready = view(story).seats.flatMap(({ member, isReady }) => (isReady ? [member] : []))
    expect(ready, 'who has wanted it').toEqual([1])
    for (const name of ['Cem', 'Dia']) does(story, name, { type: 'readied', isReady: true })
    does(story, 'Ada', createStartedEvent(story))
    expect(view(story)).toMatchObject({ phase: 'playing', matchCount: 2 })
  })

  it('continues with a bot in the seat of a member who leaves or is removed', () => {
    const story = createPlayingRoom(NAMES)
    does(story, 'Ben', { type: 'left' })
    does(story, 'Ada', { type: 'removed-member', member: 2 })
    expect(
      view(story)
        .seats.slice(0, 4)
        .map(({ member, botLevel }) => member ?? botLevel),
    ).toEqual([0, 'simple', 'simple', 3])
    playUntil(story, () => false)
    expect(story.room.data.phase).toBe('over')
  })

  it('can be viewed after somebody has left at its end', () => {
    const story = playUntil(createPlayingRoom(NAMES), () => false)
    does(story, 'Ben', { type: 'left' })
    expect(tableOf(RoomState.restore(GAMES, story.room.save())).hands).toHaveLength(4)
  })
})

describe('A player who misses turns', () => {
  /** The seat whose turn it is. */
  const turn = (story: RecordedRoom) => playUntil(story, isAtTurn).room.match!.prompts[0].seat

  it('is away after two in a row, and back with an answer', () => {
    const story = createPlayingRoom(['Ada', 'Ben'])
    const seat = turn(story)
    const { data } = story.room
    data.seats[seat].missedTurns = 1
    expect(timesOut(story, seat).changeScope).toBe('room')
    expect(view(story).seats[seat].isAway).toBe(true)
    playUntil(story, ({ match }) => match!.prompts[0].seat === seat && !isInWindow()(story.room))
    const { fallback } = story.room.match!.prompts[0]
    const { changeScope } = does(story, NAMES[data.seats[seat].member!], {
      type: 'answered',
      seat,
      answer: fallback,
    })
    expect(changeScope).toBe('room')
    expect(data.seats[seat]).toMatchObject({ isAway: false, missedTurns: 0 })
  })

  it('is not away after one, nor after two with an answer in between', () => {
    const story = createPlayingRoom(['Ada', 'Ben'])
    const seat = turn(story)
    expect(timesOut(story, seat).changeScope).toBe('match')
    expect(story.room.data.seats[seat]).toMatchObject({ isAway: false, missedTurns: 1 })
    playUntil(story, ({ match }) => match!.prompts[0].seat === seat)
    does(story, NAMES[seat], { type: 'answered', seat, answer: story.room.match!.prompts[0].fallback })
    expect(story.room.data.seats[seat].missedTurns).toBe(0)
  })

  it('is not away for missing a reaction, and a bot is never away', () => {
    const story = playUntil(createPlayingRoom(NAMES), isInWindow())
    const { seat } = story.room.match!.prompts[0]
    story.room.data.seats[seat].missedTurns = 1
    timesOut(story, seat)
    expect(story.room.data.seats[seat]).toMatchObject({ isAway: false, missedTurns: 1 })
    const withBot = createPlayingRoom(NAMES)
    does(withBot, 'Ben', { type: 'left' })
    const bot = withBot.room.data.seats[1]
    bot.missedTurns = 1
    playUntil(withBot, (room) => isAtTurn(room) && room.match!.prompts[0].seat === 1)
    timesOut(withBot, 1)
    expect(bot.isAway).toBe(false)
  })

  it('is back after a reaction, but not before the window has closed', () => {
    const story = playUntil(createPlayingRoom(NAMES), isInWindow(2))
    const [first, ...others] = story.room.match!.prompts
    Object.assign(story.room.data.seats[first.seat], { isAway: true, missedTurns: 2 })
    const before = JSON.stringify(view(story))
    const name = NAMES[story.room.data.seats[first.seat].member!]
    expect(
      does(story, name, { type: 'answered', seat: first.seat, answer: first.fallback }).changeScope,
    ).toBe('none')
    expect(JSON.stringify(view(story))).toBe(before)
    const changes = others.map(({ seat }) => timesOut(story, seat).changeScope)
    expect(changes.at(-1)).toBe('room')
    expect(view(story).seats[first.seat].isAway).toBe(false)
  })
})

describe('A pause', () => {
  const vote = (story: RecordedRoom, name: string, isFor = true) =>
    does(story, name, { type: 'voted', isFor })

  it('starts and ends by a majority of players', () => {
    const story = createPlayingRoom(NAMES)
    expect(view(story).vote).toEqual({ topic: 'pause', voters: [], votesNeeded: 3 })
    for (const name of ['Ada', 'Ben']) vote(story, name)
    expect(view(story)).toMatchObject({ isPaused: false, vote: { topic: 'pause', voters: [0, 1] } })
    vote(story, 'Ben', false)
    vote(story, 'Cem')
    expect(view(story)).toMatchObject({ isPaused: false, vote: { voters: [0, 2] } })
    vote(story, 'Dia')
    expect(view(story)).toMatchObject({
      isPaused: true,
      vote: { topic: 'resume', voters: [], votesNeeded: 3 },
    })
    for (const name of ['Ada', 'Ben', 'Cem']) vote(story, name)
    expect(view(story)).toMatchObject({ isPaused: false, vote: { topic: 'pause', voters: [] } })
  })

  it('is not decided by bots, nor by players who have left or are away', () => {
    const story = createPlayingRoom(NAMES)
    vote(story, 'Dia')
    does(story, 'Dia', { type: 'left' })
    vote(story, 'Ada')
    expect(view(story)).toMatchObject({ isPaused: false, vote: { voters: [0], votesNeeded: 2 } })
    story.room.data.seats[seatOf(story, 'Ada')].isAway = true
    expect(view(story).vote).toMatchObject({ voters: [], votesNeeded: 2 })
    vote(story, 'Ben')
    expect(view(story).isPaused).toBe(false)
    vote(story, 'Cem')
    expect(view(story).isPaused).toBe(true)
  })

  it('counts a player who was away and votes, and they are back', () => {
    const story = createPlayingRoom(['Ada', 'Ben'])
    story.room.data.seats[seatOf(story, 'Ben')].isAway = true
    vote(story, 'Ben')
    expect(view(story)).toMatchObject({ isPaused: false, vote: { voters: [1], votesNeeded: 2 } })
    expect(view(story).seats[seatOf(story, 'Ben')].isAway).toBe(false)
  })

  it('starts when the players against it are gone', () => {
    const story = createPlayingRoom(NAMES)
    for (const name of ['Ada', 'Ben']) vote(story, name)
    does(story, 'Cem', { type: 'left' })
    expect(view(story)).toMatchObject({ isPaused: true, vote: { voters: [], votesNeeded: 2 } })
  })

  it('ends when no player is left to end it', () => {
    const story = createPlayingRoom(['Ada', 'Ben'])
    for (const name of ['Ada', 'Ben']) vote(story, name)
    does(story, 'Ada', { type: 'left' })
    expect(view(story).isPaused).toBe(true)
    does(story, 'Ben', { type: 'left' })
    expect(view(story).isPaused).toBe(false)
  })

  it('vote does not count as a vote for another match', () => {
    const story = createPlayingRoom(NAMES)
    vote(story, 'Ben')
    playUntil(story, () => false)
    expect(view(story).vote).toEqual({ topic: 'rematch', voters: [], votesNeeded: null })
  })
})

describe('Another match', () => {
  it('loses the votes of players who leave, and newcomers are not ready', () => {
    const story = playUntil(createPlayingRoom(NAMES), () => false)
    for (const name of ['Ada', 'Ben', 'Cem']) does(story, name, { type: 'voted', isFor: true })
    does(story, 'Ada', { type: 'left', nextHost: 1 })
    expect(view(story)).toMatchObject({ host: 1, vote: { voters: [1, 2] } })
    does(story, 'Ben', { type: 'rematched', serverSeed: 'new' })
    expect(
      view(story)
        .seats.map(({ member, botLevel, isReady }) => [member ?? botLevel, isReady])
        .slice(0, 4),
    ).toEqual([
      [story.room.game.substituteLevel, true],
      [1, true],
      [2, true],
      [3, false],
    ])
  })
})

describe('Readiness', () => {
  const readyIn = (story: RecordedRoom) =>
    view(story).seats.flatMap(({ member, isReady }) => (isReady ? [member] : []))

  it('is reset when a setting of the match changes', () => {
    for (const change of [
      { settings: { ...SHORT_SETTINGS, handSize: 5 } },
      { pace: 'fast' as const },
      { windowSeconds: 3 },
    ]) {
      const story = createLobby(NAMES)
      expect(readyIn(story)).toEqual([1, 2, 3])
      does(story, 'Ada', { type: 'changed-room', change })
      expect(readyIn(story)).toEqual([])
    }
  })

  it('is kept when the terms stay the same', () => {
    const story = createLobby(NAMES)
    const { settings, windowSeconds } = view(story)
    for (const change of [
      { settings },
      { settings: { ...SHORT_SETTINGS } },
      { settings, tempo: 'brisk' as const },
      { pace: 'normal' as const, windowSeconds },
      { isPublic: true },
    ])
      does(story, 'Ada', { type: 'changed-room', change })
    expect(readyIn(story)).toEqual([1, 2, 3])
  })
})

describe('Chat', () => {
  it('keeps the last lines, and changes nothing else', () => {
    const story = createLobby(['Ada'])
    for (let i = 0; i < 60; i++)
      expect(does(story, 'Ada', { type: 'chatted', text: `${i}` }).changeScope).toBe('chat')
    expect(story.room.data.chat).toHaveLength(50)
    expect(story.room.data.chat[0].text).toBe('10')
  })
})

describe('The public view of a room', () => {
  it('contains no identities, seeds or secrets', () => {
    const story = createLobby(NAMES)
    dealWithSalts(story, { 0: 'fedcba9876543210', 1: 'abcdef0123456789' })
    const text = JSON.stringify(view(story))
    for (const hidden of [...NAMES.map(identityOf), 'abcdef', 'fedcba', 'the same as always'])
      expect(text).not.toContain(hidden)
  })
})
