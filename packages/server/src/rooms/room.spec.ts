import { GAMES } from '@slapwise/games'
import { commitmentTo } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import {
  atTurn,
  deed,
  identityOf,
  inWindow,
  lobby,
  playing,
  type Story,
  tableIn,
  until,
} from '../testing/room-kit.ts'
import type { Deed } from './entry.ts'
import { Room } from './room.ts'
import { roomView } from './views.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia']

const seatOf = ({ room }: Story, name: string): number => room.seatOf(NAMES.indexOf(name))!

const does = ({ room }: Story, name: string, what: Deed) => room.apply(deed(NAMES.indexOf(name), what))

const timesOut = ({ room }: Story, seat: number) =>
  room.apply({ did: 'answered', seat, answer: room.match!.promptFor(seat)!.fallback, via: 'clock' })

const view = ({ room }: Story) => roomView(room, 0, () => true)

describe('A match', () => {
  it('is dealt by the host, whoever sits where, and the others keep their order', () => {
    const story = lobby(NAMES)
    does(story, 'Ada', { did: 'sat', seat: 6 })
    does(story, 'Ada', { did: 'made-host', member: 2 })
    does(story, 'Cem', { did: 'started', salt: '' })
    expect(story.room.taken.map(({ member }) => member)).toEqual([2, 3, 0, 1])
    expect(tableIn(story.room).dealer).toBe(0)
    expect(tableIn(story.room).hands).toHaveLength(4)
  })

  it('shows what it is dealt from only when it is over', () => {
    const story = playing(NAMES)
    expect(view(story)).toMatchObject({ secret: null, commitment: commitmentTo('the same as always') })
    expect(JSON.stringify(view(story))).not.toContain('the same as always')
    until(story, () => false)
    expect(view(story)).toMatchObject({ phase: 'over', secret: 'the same as always' })
  })

  it('hangs on what everybody adds', () => {
    const dealt = (salt: string) => {
      const story = lobby(NAMES)
      does(story, 'Ben', { did: 'readied', isReady: true, salt })
      does(story, 'Ada', { did: 'started', salt: '' })
      return JSON.stringify(tableIn(story.room).hands)
    }
    expect(dealt('aa')).toBe(dealt('aa'))
    expect(dealt('aa')).not.toBe(dealt('bb'))
  })

  it('is played again with the same people, seats and settings, from another secret', () => {
    const story = until(playing(NAMES), () => false)
    const { seats, settings } = view(story)
    does(story, 'Ada', { did: 'rematched', secret: 'new' })
    expect(view(story)).toMatchObject({
      phase: 'lobby',
      settings,
      commitment: commitmentTo('new'),
      secret: null,
    })
    expect(view(story).seats.map(({ member }) => member)).toEqual(seats.map(({ member }) => member))
    expect(view(story).seats.some(({ isReady }) => isReady)).toBe(false)
    for (const name of ['Ben', 'Cem', 'Dia']) does(story, name, { did: 'readied', isReady: true, salt: '' })
    does(story, 'Ada', { did: 'started', salt: '' })
    expect(view(story)).toMatchObject({ phase: 'playing', matches: 2 })
  })

  it('goes on with a bot in the seat of who leaves or is sent away', () => {
    const story = playing(NAMES)
    does(story, 'Ben', { did: 'left' })
    does(story, 'Ada', { did: 'removed', member: 2 })
    expect(
      view(story)
        .seats.slice(0, 4)
        .map(({ member, bot }) => member ?? bot),
    ).toEqual([0, 'simple', 'simple', 3])
    until(story, () => false)
    expect(story.room.state.phase).toBe('over')
  })

  it('can be looked at when somebody has left after its end', () => {
    const story = until(playing(NAMES), () => false)
    does(story, 'Ben', { did: 'left' })
    expect(tableIn(Room.restore(GAMES, story.room.save())).hands).toHaveLength(4)
  })
})

describe('Who lets the clock answer', () => {
  /** The seat that is to play, with the table at its turn. */
  const turn = (story: Story) => until(story, atTurn).room.match!.prompts[0].seat

  it('is away after two times in a row, and back with an answer', () => {
    const story = playing(['Ada', 'Ben'])
    const seat = turn(story)
    const { state } = story.room
    state.seats[seat].missed = 1
    expect(timesOut(story, seat).change).toBe('room')
    expect(view(story).seats[seat].isAway).toBe(true)
    until(story, ({ match }) => match!.prompts[0].seat === seat && !inWindow()(story.room))
    const { fallback } = story.room.match!.prompts[0]
    const { change } = does(story, NAMES[state.seats[seat].member!], {
      did: 'decided',
      seat,
      answer: fallback,
    })
    expect(change).toBe('room')
    expect(state.seats[seat]).toMatchObject({ isAway: false, missed: 0 })
  })

  it('is not away after one time, nor after two with an answer between', () => {
    const story = playing(['Ada', 'Ben'])
    const seat = turn(story)
    expect(timesOut(story, seat).change).toBe('match')
    expect(story.room.state.seats[seat]).toMatchObject({ isAway: false, missed: 1 })
    until(story, ({ match }) => match!.prompts[0].seat === seat)
    does(story, NAMES[seat], { did: 'decided', seat, answer: story.room.match!.prompts[0].fallback })
    expect(story.room.state.seats[seat].missed).toBe(0)
  })

  it('is never away for letting a reaction window pass, and a bot is never away', () => {
    const story = until(playing(NAMES), inWindow())
    const { seat } = story.room.match!.prompts[0]
    story.room.state.seats[seat].missed = 1
    timesOut(story, seat)
    expect(story.room.state.seats[seat]).toMatchObject({ isAway: false, missed: 1 })
    const withBot = playing(NAMES)
    does(withBot, 'Ben', { did: 'left' })
    const bot = withBot.room.state.seats[1]
    bot.missed = 1
    until(withBot, (room) => atTurn(room) && room.match!.prompts[0].seat === 1)
    timesOut(withBot, 1)
    expect(bot.isAway).toBe(false)
  })

  it('is back after a reaction, but nobody sees it before the window has closed', () => {
    const story = until(playing(NAMES), inWindow(2))
    const [first, ...others] = story.room.match!.prompts
    Object.assign(story.room.state.seats[first.seat], { isAway: true, missed: 2 })
    const before = JSON.stringify(view(story))
    const name = NAMES[story.room.state.seats[first.seat].member!]
    expect(does(story, name, { did: 'decided', seat: first.seat, answer: first.fallback }).change).toBe(
      'unseen',
    )
    expect(JSON.stringify(view(story))).toBe(before)
    const changes = others.map(({ seat }) => timesOut(story, seat).change)
    expect(changes.at(-1)).toBe('room')
    expect(view(story).seats[first.seat].isAway).toBe(false)
  })
})

describe('A pause', () => {
  const vote = (story: Story, name: string, pause: boolean) => does(story, name, { did: 'voted', pause })

  it('is what more than half of the people want, and so is its end', () => {
    const story = playing(NAMES)
    for (const name of ['Ada', 'Ben']) vote(story, name, true)
    expect(view(story)).toMatchObject({ isPaused: false, votes: [0, 1] })
    vote(story, 'Ben', false)
    vote(story, 'Cem', true)
    expect(view(story)).toMatchObject({ isPaused: false, votes: [0, 2] })
    vote(story, 'Dia', true)
    expect(view(story)).toMatchObject({ isPaused: true, votes: [] })
    for (const name of ['Ada', 'Ben', 'Cem']) vote(story, name, false)
    expect(view(story)).toMatchObject({ isPaused: false, votes: [] })
  })

  it('is not decided by who has left or is away', () => {
    const story = playing(NAMES)
    vote(story, 'Dia', true)
    does(story, 'Dia', { did: 'left' })
    vote(story, 'Ada', true)
    expect(view(story)).toMatchObject({ isPaused: false, votes: [0] })
    story.room.state.seats[seatOf(story, 'Ada')].isAway = true
    vote(story, 'Ben', true)
    expect(view(story).isPaused).toBe(false)
    vote(story, 'Cem', true)
    expect(view(story).isPaused).toBe(true)
  })

  it('ends when nobody is left at the table who could end it', () => {
    const story = playing(['Ada', 'Ben'])
    for (const name of ['Ada', 'Ben']) vote(story, name, true)
    does(story, 'Ada', { did: 'left' })
    expect(view(story).isPaused).toBe(true)
    does(story, 'Ben', { did: 'left' })
    expect(view(story).isPaused).toBe(false)
  })
})

describe('Chat', () => {
  it('keeps the last lines, and is all that everybody hears of', () => {
    const story = lobby(['Ada'])
    for (let i = 0; i < 60; i++) expect(does(story, 'Ada', { did: 'said', text: `${i}` }).change).toBe('chat')
    expect(story.room.state.chat).toHaveLength(50)
    expect(story.room.state.chat[0].text).toBe('10')
  })
})

describe('What everybody sees of a room', () => {
  it('has no identities, salts or secrets', () => {
    const story = lobby(NAMES)
    does(story, 'Ben', { did: 'readied', isReady: true, salt: 'abcdef0123456789' })
    does(story, 'Ada', { did: 'started', salt: 'fedcba9876543210' })
    const text = JSON.stringify(view(story))
    for (const hidden of [...NAMES.map(identityOf), 'abcdef', 'fedcba', 'the same as always'])
      expect(text).not.toContain(hidden)
  })
})
