import { randomBytes } from 'node:crypto'
import { type AnyGame, type AnyMatch, commitmentTo, levelToday, pledgeTo } from '@slapwise/kernel'
import {
  type ErrorCode,
  type MemberNumber,
  type ProtocolError,
  type Request,
  skeletonsOf,
} from '@slapwise/protocol'
import { flawsOf } from '../flaws.ts'
import { type Asked, standingOf } from './carried-out.ts'
import type { Deed, Entry, GameSettings } from './entry.ts'
import type { Room } from './room.ts'
import { FOUNDER, type Member } from './room-state.ts'

/** A request that is not carried out, and why. */
export class Refused extends Error {
  readonly error: ProtocolError

  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message)
    this.error = { code, message, ...(details !== undefined && { details }) }
  }
}

/** Where damage is, only whoever hosts is told. */
const damaged = (what: string): Refused =>
  new Refused(
    'room-damaged',
    `What is stored of this ${what} is damaged. Whoever hosts it finds out more with: slapwise doctor`,
  )
export const damagedRoom = (): Refused => damaged('room')
export const damagedDevice = (): Refused => damaged('device')

/** The requests that change a room. The others only tell or ask. */
export type Command = Exclude<Request, { type: 'hold-on' | 'grimace' | 'history' }>

const MEMBERS = 64
/** With those who have left: everybody is told the whole list again and again. */
const MEMBERS_EVER = 256
const NOT_NOW = 'That can only be done before a match.'

/** 256 bits that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** What is to be written down for a request; throws `Refused` if it may not be carried out. */
export function decide(room: Room, identity: string, request: Command): Entry {
  const by = room.memberOf(identity)
  if (request.type === 'join') return join(room, by, identity, request)
  if (by === null) throw new Refused('not-a-member', 'Join the room first.')
  return { by, id: request.id, ...deedFor(room, by, request) }
}

/** Whether they have asked for just this before; it may have been to leave. Refused where that is not known any more. */
export function isRepeated(room: Room, identity: string, asked: Asked): boolean {
  const own = room.state.members.filter((member) => member.identity === identity)
  const standings = own.map((member) => standingOf(member, asked))
  if (standings.includes('repeated')) return true
  if (standings.includes('forgotten')) throw forgotten()
  return false
}

export const forgotten = (): Refused =>
  new Refused('forgotten', 'Nobody knows any more whether that was done. Look, and ask again.')

function join(
  room: Room,
  by: MemberNumber | null,
  identity: string,
  { id, name, avatar }: Request & { type: 'join' },
): Entry {
  if (by !== null) throw new Refused('name-taken', 'You are here already.')
  if (room.state.isLocked) throw new Refused('room-locked', 'The host has locked this room.')
  return {
    did: 'joined',
    identity,
    id,
    name: freeName(room, name, null),
    avatar,
    as: placeFor(room, identity),
  }
}

/** Their own place in the list, a new one, or that of somebody who is long gone and of whom nothing is left to see. */
function placeFor({ state }: Room, identity: string): MemberNumber {
  const { members, chat, host, owner } = state
  const own = members.findLastIndex((member) => member.identity === identity)
  if (own >= 0 && members[own].isSentAway)
    throw new Refused('sent-away', 'The host has sent you away, and only the host can let you in again.')
  if (members.filter(({ hasLeft }) => !hasLeft).length >= MEMBERS)
    throw new Refused('room-full', 'This room is full.')
  if (own >= 0) return own
  if (members.length < MEMBERS_EVER) return members.length
  const kept = new Set([FOUNDER, host, owner, ...chat.map(({ member }) => member)])
  const forgotten = members.findIndex(
    ({ hasLeft, isSentAway }, number) => hasLeft && !isSentAway && !kept.has(number),
  )
  if (forgotten < 0) throw new Refused('room-full', 'This room is full.')
  return forgotten
}

/** To look at many names as closely as that takes a while, and whoever is refused may ask again and again. */
const known = new WeakMap<Member, { readonly name: string; readonly skeletons: readonly string[] }>()

function skeletonsIn(member: Member): readonly string[] {
  const { name } = member
  const before = known.get(member)
  if (before?.name === name) return before.skeletons
  const skeletons = skeletonsOf(name)
  known.set(member, { name, skeletons })
  return skeletons
}

function freeName({ state }: Room, name: string, own: MemberNumber | null): string {
  const wanted = skeletonsOf(name)
  const isTaken = state.members.some(
    (member, number) =>
      number !== own && !member.hasLeft && skeletonsIn(member).some((skeleton) => wanted.includes(skeleton)),
  )
  if (isTaken) throw new Refused('name-taken', `Somebody here is called ${name} already.`)
  return name
}

function deedFor(room: Room, by: MemberNumber, request: Exclude<Command, { type: 'join' }>): Deed {
  const { state } = room
  const asHost = () => {
    if (state.host !== by) throw new Refused('not-host', 'Only the host can do that.')
  }
  const inLobby = () => {
    if (state.phase !== 'lobby') throw new Refused('not-in-lobby', NOT_NOW)
  }
  const seated = () => {
    const seat = room.seatOf(by)
    if (seat === null) throw new Refused('not-seated', 'Take a seat first.')
    return seat
  }
  switch (request.type) {
    case 'answer':
      return answer(room, seated(), request)
    case 'take-back':
      return takeBack(room, seated(), request)
    case 'rename':
      return { did: 'renamed', name: freeName(room, request.name, by), avatar: request.avatar }
    case 'leave':
      return { did: 'left', ...(state.host === by && { heir: room.nextHost() }) }
    case 'sit':
      inLobby()
      return { did: 'sat', seat: freeSeat(room, request.seat) }
    case 'stand':
      inLobby()
      seated()
      return { did: 'stood' }
    case 'ready':
      inLobby()
      seated()
      return { did: 'readied', isReady: request.ready, salt: '' }
    case 'pledge':
      inLobby()
      seated()
      return { did: 'pledged', pledge: request.pledge }
    case 'reveal':
      return reveal(room, seated(), request.salt)
    case 'set':
      asHost()
      return set(room, request)
    case 'add-bot':
      asHost()
      inLobby()
      return { did: 'added-bot', seat: seatForBot(room, request.seat), level: botOf(room, request.level) }
    case 'remove-bot':
      asHost()
      inLobby()
      if (state.seats[request.seat].bot === null) throw new Refused('no-such-seat', 'No bot sits there.')
      return { did: 'removed-bot', seat: request.seat }
    case 'remove':
      asHost()
      if (request.member === by) throw new Refused('no-such-member', 'Leave the room instead.')
      if (request.member === state.owner) throw new Refused('not-host', 'You only stand in for them.')
      return { did: 'removed', member: present(room, request.member) }
    case 'let-back':
      asHost()
      if (!state.members[request.member]?.isSentAway)
        throw new Refused('no-such-member', 'Nobody of that number was sent away.')
      return { did: 'let-back', member: request.member }
    case 'make-host':
      asHost()
      return { did: 'made-host', member: present(room, request.member) }
    case 'start':
      asHost()
      return start(room, by)
    case 'rematch':
      asHost()
      if (state.phase !== 'over') throw new Refused('not-over', 'The match is not over yet.')
      return { did: 'rematched', secret: newSecret() }
    case 'quiet':
      seated()
      return { did: 'quieted', isQuiet: request.quiet }
    case 'pause':
      seated()
      if (state.phase !== 'playing') throw new Refused('not-playing', 'There is no match to pause.')
      return { did: 'voted', pause: request.pause }
    case 'back':
      seated()
      return { did: 'came-back' }
    case 'show-hand':
      seated()
      return showHand(room, request)
    case 'chat':
      return { did: 'said', text: request.text }
  }
}

/** The match, if that is the question which is open in it. */
function matchAsking({ match, state }: Room, promptNumber: number): AnyMatch {
  if (!match || state.phase !== 'playing') throw new Refused('not-playing', 'No match is being played.')
  if (state.isPaused) throw new Refused('not-playing', 'The table has paused.')
  if (promptNumber !== state.promptNumber) throw new Refused('stale-prompt', 'That question is closed.')
  return match
}

function takeBack(room: Room, seat: number, { promptNumber }: Request & { type: 'take-back' }): Deed {
  if (!matchAsking(room, promptNumber).mayTakeBack(seat))
    throw new Refused('too-late', 'That cannot be taken back any more.')
  return { did: 'undid', seat }
}

function answer(room: Room, seat: number, request: Request & { type: 'answer' }): Deed {
  const match = matchAsking(room, request.promptNumber)
  if (!match.promptFor(seat)) throw new Refused('not-asked', 'Nothing is asked of you.')
  const refusal = match.judge(seat, request.answer)
  if (refusal) throw new Refused('refused', 'That is not possible.', refusal)
  return { did: 'decided', seat, answer: request.answer }
}

function freeSeat({ state }: Room, seat: number): number {
  const { member, bot } = state.seats[seat]
  if (member !== null || bot !== null) throw new Refused('seat-taken', 'That seat is taken.')
  return seat
}

/** A bot makes room for another. */
function seatForBot({ state }: Room, seat: number): number {
  if (state.seats[seat].member !== null) throw new Refused('seat-taken', 'That seat is taken.')
  return seat
}

function botOf({ game }: Room, name: string): string {
  const level = levelToday(name)
  if (!Object.hasOwn(game.bots, level)) throw new Refused('no-such-bot', `There is no bot called ${level}.`)
  return level
}

function present({ state }: Room, member: MemberNumber): MemberNumber {
  if (!state.members[member] || state.members[member].hasLeft)
    throw new Refused('no-such-member', 'Nobody of that number is here.')
  return member
}

function showHand(room: Room, { member, show }: Request & { type: 'show-hand' }): Deed {
  if (!room.match) throw new Refused('not-playing', 'There is no hand to show.')
  if (room.seatOf(present(room, member)) !== null)
    throw new Refused('no-such-member', 'Only spectators can be shown a hand.')
  return { did: 'showed-hand', to: member, show }
}

function set(
  room: Room,
  { type: _, id: __, seen: ___, game: wanted, settings, ...rest }: Request & { type: 'set' },
): Deed {
  const isOfGame = [wanted, settings, rest.pace, rest.window].some((named) => named !== undefined)
  if (isOfGame && room.state.phase !== 'lobby') throw new Refused('not-in-lobby', NOT_NOW)
  const game = wanted === undefined ? room.game : gameFor(room, wanted)
  if (game.id === room.state.game)
    return { did: 'set', change: { settings: settings && checkSettings(game, settings), ...rest } }
  return {
    did: 'changed-game',
    game: game.id,
    change: { settings: checkSettings(game, settings ?? {}), ...rest },
  }
}

/** One that this house has, and that everybody who is seated can play. */
function gameFor({ games, taken }: Room, id: string): AnyGame {
  const game = games.find(id)
  if (!game) throw new Refused('no-such-game', 'This house has no such game.')
  checkNotTooMany(game, taken.length)
  return game
}

function checkNotTooMany({ mostPlayers }: AnyGame, players: number): void {
  if (players > mostPlayers)
    throw new Refused('too-many-players', `At most ${mostPlayers} can play, and ${players} are seated.`)
}

/** Settings are judged as a whole, for as many players as there could be. */
function checkSettings({ settings: schema, leastPlayers }: AnyGame, settings: GameSettings): GameSettings {
  const parsed = schema.safeParse({ ...settings, players: leastPlayers })
  if (!parsed.success) {
    const { message, details } = flawsOf(parsed.error)
    throw new Refused('bad-settings', message, details)
  }
  const { players: _, ...rest } = parsed.data
  return rest
}

/** Only what somebody was bound to counts, and only once nobody can be bound to anything else. */
function reveal(room: Room, seat: number, salt: string): Deed {
  const taken = room.state.seats[seat]
  if (!room.awaited.includes(taken)) throw new Refused('not-asked', 'Nothing is asked of you.')
  if (pledgeTo(commitmentTo(room.state.secret), salt) !== taken.pledge)
    throw new Refused('refused', 'That is not what you have pledged.')
  return { did: 'revealed', salt }
}

function start(room: Room, by: MemberNumber): Deed {
  const { state, taken, game } = room
  if (state.phase !== 'lobby') throw new Refused('not-in-lobby', 'The match has begun already.')
  if (taken.length < game.leastPlayers)
    throw new Refused('too-few-players', `It takes ${game.leastPlayers} to play.`)
  checkNotTooMany(game, taken.length)
  const isWaitedFor = taken.some(({ member, isReady }) => member !== null && member !== by && !isReady)
  if (isWaitedFor) throw new Refused('not-ready', 'Not everybody is ready.')
  const playedBy = { game: game.id, rules: game.version }
  return taken.some(({ pledge }) => pledge)
    ? { did: 'closed', ...playedBy }
    : { did: 'started', salt: '', ...playedBy }
}
