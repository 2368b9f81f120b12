import { randomBytes } from 'node:crypto'
import {
  type AnyGame,
  type AnyMatch,
  canonical,
  commitmentTo,
  type Players,
  pledgeTo,
} from '@slapwise/kernel'
import {
  type ErrorCode,
  type MemberNumber,
  type ProtocolError,
  type Request,
  skeletonsOf,
} from '@slapwise/protocol'
import { flawsOf } from '../flaws.ts'
import { type Asked, standingOf } from './carried-out.ts'
import type { Deed, Entry, GameSettings, RoomChange } from './entry.ts'
import type { Room } from './room.ts'
import { FOUNDER, type Member, type RoomState, type SeatState } from './room-state.ts'
import { isOpen, seatKeptFor } from './seating.ts'

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

/** Members who have not left. */
const MEMBERS = 64
/** From this length of the list on, newcomers take the places of members who have left. */
const MEMBERS_REMEMBERED = 32
/** With those who have left and of whom something is still to be seen: every welcome has the whole list. */
const MEMBERS_LISTED = 128
const NOT_NOW = 'That can only be done before a match.'

/** 256 bits that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** Whether a member is connected, to this server or another. */
export type IsOnline = (member: MemberNumber) => boolean

/** What is to be written down for a request; null if all is so already. Throws `Refused` if it may not be carried out. */
export function decide(
  room: Room,
  identity: string,
  request: Command,
  isOnline: IsOnline = () => true,
): Entry | null {
  const by = room.memberOf(identity)
  if (request.type === 'join') return join(room, by, identity, request)
  if (by === null) throw new Refused('not-a-member', 'Join the room first.')
  const deed = deedFor(room, by, request, isOnline)
  return deed && { by, id: request.id, ...deed }
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

/** Their own place in the list, a new one, or that of somebody who has left. */
function placeFor({ state }: Room, identity: string): MemberNumber {
  const { members } = state
  const own = members.findLastIndex((member) => member.identity === identity)
  if (own >= 0 && members[own].isSentAway)
    throw new Refused('sent-away', 'The host has sent you away, and only the host can let you in again.')
  if (members.filter(({ hasLeft }) => !hasLeft).length >= MEMBERS)
    throw new Refused('room-full', 'This room is full.')
  if (own >= 0) return own
  if (members.length < MEMBERS_REMEMBERED) return members.length
  return placeOfPast(state) ?? members.length
}

/** The place of somebody who has left and can be forgotten; null if there is none, and the list may grow. */
function placeOfPast(state: RoomState): MemberNumber | null {
  const { members } = state
  const kept = numbersInUse(state)
  const past = members.flatMap(({ hasLeft }, number) => (hasLeft && !kept.has(number) ? [number] : []))
  const forgotten = past.find((number) => !isBarred(members[number]))
  if (forgotten !== undefined || members.length < MEMBERS_LISTED) return forgotten ?? null
  // Somebody who is barred from something: identities cost nothing, so that nobody is kept out by a longer list.
  return past[0]
}

/** Something is not open to them any more: to come in again, or to play another seat in this match. */
const isBarred = ({ isSentAway, wasRefused, handsSeen }: Member): boolean =>
  isSentAway || wasRefused || handsSeen.length > 0

/** Members who are more than a past visitor, or whose number is still shown somewhere. */
const numbersInUse = ({ host, owner, seats, chat }: RoomState): ReadonlySet<MemberNumber | null> =>
  new Set([FOUNDER, host, owner, ...[...seats, ...chat].map(({ member }) => member)])

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

function deedFor(
  room: Room,
  by: MemberNumber,
  request: Exclude<Command, { type: 'join' }>,
  isOnline: IsOnline,
): Deed | null {
  const { state } = room
  const asHost = () => {
    if (state.host !== by) throw new Refused('not-host', 'Only the host can do that.')
  }
  const inLobby = () => {
    if (state.phase !== 'lobby') throw new Refused('not-in-lobby', NOT_NOW)
  }
  const seated = () => {
    const seat = room.seatOf(by)
    if (seat === null) throw notSeated(room, by)
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
      if (chairAt(room, request.seat).bot === null) throw new Refused('no-such-seat', 'No bot sits there.')
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
    case 'remove-screens':
      asHost()
      return { did: 'removed-screens' }
    case 'take-seat':
      return takeSeat(room, by, request.seat)
    case 'give-seat':
      asHost()
      return giveSeat(room, request, isOnline)
    case 'refuse-seat':
      if (request.member !== by) asHost()
      return refuseSeat(room, request.member)
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
    case 'vote':
      seated()
      if (room.vote?.motion !== request.motion)
        throw new Refused('no-such-vote', `Nobody votes on a ${request.motion} now.`)
      return { did: 'voted', isFor: request.isFor }
    case 'back':
      if (seatKeptFor(state, by) === null) seated()
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

function chairAt(room: Room, seat: number): SeatState {
  if (seat >= room.chairs)
    throw new Refused('no-such-seat', `There are ${room.chairs} seats, as many as can play this game.`)
  return room.state.seats[seat]
}

function freeSeat(room: Room, seat: number): number {
  const { member, bot } = chairAt(room, seat)
  if (member !== null || bot !== null) throw new Refused('seat-taken', 'That seat is taken.')
  return seat
}

/** A bot makes room for another. */
function seatForBot(room: Room, seat: number): number {
  if (chairAt(room, seat).member !== null) throw new Refused('seat-taken', 'That seat is taken.')
  return seat
}

const notSeated = ({ state }: Room, by: MemberNumber): Refused =>
  new Refused(
    'not-seated',
    seatKeptFor(state, by) === null
      ? 'Take a seat first.'
      : 'Somebody else plays your seat by now: say that you are back first.',
  )

/** The seat itself, or a request for it, as the host has set it. The host needs nobody's leave. */
function takeSeat(room: Room, by: MemberNumber, seat: number): Deed {
  const { state } = room
  const { takeover, host, members } = state
  checkMayPlay(room, seat, by)
  if (!isOpen(state.seats[seat])) throw new Refused('seat-taken', 'Somebody plays there.')
  if (takeover === 'anybody' || by === host) return { did: 'took-seat', seat }
  if (takeover === 'nobody' || members[by].wasRefused)
    throw new Refused('seat-refused', 'The host gives you no seat in this match.')
  return { did: 'asked-for-seat', seat }
}

/** Whoever is not connected may have lost their device: nobody else could play their seat where no clock runs. */
function giveSeat(room: Room, { seat, member }: Request & { type: 'give-seat' }, isOnline: IsOnline): Deed {
  checkMayPlay(room, seat, present(room, member))
  const taken = room.state.seats[seat]
  if (!isOpen(taken) && isOnline(taken.member!)) throw new Refused('seat-taken', 'Somebody plays there.')
  return { did: 'gave-seat', seat, member }
}

/** Whether somebody without a seat could play one in this match. */
function checkMayPlay(room: Room, seat: number, member: MemberNumber): void {
  const { state, taken } = room
  if (state.phase !== 'playing') throw new Refused('not-playing', 'No match is being played.')
  if (seat >= taken.length) throw new Refused('no-such-seat', 'Nobody plays there.')
  if (room.seatOf(member) !== null) throw new Refused('no-such-member', 'They have a seat already.')
  if (state.members[member].handsSeen.some((seen) => seen !== seat))
    throw new Refused('seen-a-hand', 'Whoever has seen one hand of this match can play no other.')
}

function refuseSeat(room: Room, member: MemberNumber): Deed {
  if (room.state.members[present(room, member)].asksFor === null)
    throw new Refused('no-such-member', 'They do not ask for a seat.')
  return { did: 'refused-seat', member }
}

function botOf({ game }: Room, level: string): string {
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
  // Somebody whose seat is kept for them gets it back, and must not have seen another hand by then.
  if (room.seatOf(present(room, member)) !== null || seatKeptFor(room.state, member) !== null)
    throw new Refused('no-such-member', 'Only spectators can be shown a hand.')
  return { did: 'showed-hand', to: member, show }
}

function set(
  room: Room,
  { type: _, id: __, seen: ___, game: wanted, settings, ...rest }: Request & { type: 'set' },
): Deed | null {
  const isOfGame = [wanted, settings, rest.pace, rest.window].some((named) => named !== undefined)
  if (isOfGame && room.state.phase !== 'lobby') throw new Refused('not-in-lobby', NOT_NOW)
  const game = wanted === undefined ? room.game : gameFor(room, wanted)
  if (game.id === room.state.game) {
    const change = differenceIn(room, { settings: settings && checkSettings(game, settings), ...rest })
    return change && { did: 'set', change }
  }
  return {
    did: 'changed-game',
    game: game.id,
    change: { settings: checkSettings(game, settings ?? {}), ...rest },
  }
}

/** The fields of a change that are not so already; null if all are. */
function differenceIn({ state, game }: Room, change: RoomChange): RoomChange | null {
  const { data } = judgeSettings(game, state.settings)
  const now: RoomChange = { ...state, settings: data && withoutPlayers(data) }
  const fields = Object.entries(change).filter(
    ([field, value]) => value !== undefined && canonical(value) !== canonical(now[field as keyof RoomChange]),
  )
  return fields.length === 0 ? null : Object.fromEntries(fields)
}

/** One that this house has, and that everybody who is seated can play. */
function gameFor(room: Room, id: string): AnyGame {
  const game = room.games.find(id)
  if (!game) throw new Refused('no-such-game', 'This house has no such game.')
  checkNotTooMany(room, game)
  return game
}

/** The details say who has to stand up: the bots first, then those in the last seats, and the host last of all. */
function checkNotTooMany({ state, taken }: Room, { mostPlayers: most }: AnyGame): void {
  const tooMany = taken.length - most
  if (tooMany <= 0) return
  const rank = ({ member, bot }: SeatState) => (bot !== null ? 0 : member === state.host ? 2 : 1)
  const standing = state.seats
    .flatMap((seat, number) =>
      taken.includes(seat) ? [{ seat: number, member: seat.member, rank: rank(seat) }] : [],
    )
    .sort((one, other) => one.rank - other.rank || other.seat - one.seat)
    .slice(0, tooMany)
    .map(({ seat, member }) => ({ seat, member }))
  throw new Refused('too-many-players', `At most ${most} can play, and ${taken.length} are seated.`, {
    most,
    standing,
  })
}

/** Settings are judged as a whole, for as many players as there could be. */
const judgeSettings = ({ settings: schema, leastPlayers }: AnyGame, settings: GameSettings) =>
  schema.safeParse({ ...settings, players: leastPlayers })

const withoutPlayers = ({ players: _, ...settings }: Players): GameSettings => settings

function checkSettings(game: AnyGame, settings: GameSettings): GameSettings {
  const judged = judgeSettings(game, settings)
  if (judged.success) return withoutPlayers(judged.data)
  const { message, details } = flawsOf(judged.error)
  throw new Refused('bad-settings', message, details)
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
  checkNotTooMany(room, game)
  const isWaitedFor = taken.some(({ member, isReady }) => member !== null && member !== by && !isReady)
  if (isWaitedFor) throw new Refused('not-ready', 'Not everybody is ready.')
  const playedBy = { game: game.id, rules: game.version }
  return taken.some(({ pledge }) => pledge)
    ? { did: 'closed', ...playedBy }
    : { did: 'started', salt: '', ...playedBy }
}
