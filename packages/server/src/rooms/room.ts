import {
  type AnyGame,
  type AnyMatch,
  BOT_PLEDGE,
  type Bot,
  type Fact,
  type Games,
  isReaction,
  jointSeed,
  Match,
  type Players,
  type Saved,
} from '@slapwise/kernel'
import { CHAT_KEPT, type MemberNumber, SEATS, TIMES, type VoteView } from '@slapwise/protocol'
import { noteCarriedOut } from './carried-out.ts'
import type { AnsweredBy, Deed, Entry, RoomChange } from './entry.ts'
import {
  emptySeat,
  FIRST_RULES,
  newMember,
  newState,
  nothingSeen,
  type RoomState,
  type SeatState,
  type StoredState,
  seatedAnew,
  upToDate,
} from './room-state.ts'
import { rulesFor } from './rules-for.ts'
import { handOver, noteHandSeen, playerIn, seatKeptFor } from './seating.ts'

const MISSES_ALLOWED = 2
/** More screens than that in one living room are none. */
export const MOST_SCREENS = 16

/** What an entry led to. */
export interface Outcome {
  readonly facts: readonly Fact[]
  readonly change: Change
}

/** Who gave an answer; `same-miss`: the clock, for somebody who is late in this turn already. */
type Via = AnsweredBy | 'same-miss'

/** The fold of a journal: entries go in, and nothing else changes it. */
export class Room {
  /** Those of the house it stands in. */
  readonly games: Games
  state: RoomState = newState()
  match: AnyMatch | null = null
  /** How many entries have been folded. */
  position = 0

  constructor(games: Games) {
    this.games = games
  }

  get game(): AnyGame {
    const game = this.games.find(this.state.game)
    if (!game) throw new NewerRoom(`the game ${this.state.game}`)
    return game
  }

  apply(entry: Entry): Outcome {
    this.position++
    const change = this.#carryOut(entry)
    if (change === 'room') this.#settleVote()
    if (change !== 'unseen') this.state.version++
    return { change, facts: this.match?.takeFacts() ?? [] }
  }

  /** The member with this identity, who has not left. */
  memberOf(identity: string): MemberNumber | null {
    const number = this.state.members.findIndex((member) => member.identity === identity && !member.hasLeft)
    return number < 0 ? null : number
  }

  seatOf(member: MemberNumber | null): number | null {
    if (member === null) return null
    const seat = this.state.seats.findIndex((taken) => taken.member === member)
    return seat < 0 ? null : seat
  }

  /** The seats in play: those that are taken. */
  get taken(): SeatState[] {
    return this.state.seats.filter(isTaken)
  }

  #carryOut(entry: Entry): Change {
    switch (entry.did) {
      case 'created':
        return this.#create(entry)
      case 'joined':
        return this.#join(entry)
      case 'host-passed':
        this.state.host = entry.to
        return 'room'
      case 'answered':
        return this.#answer(entry.seat, entry.answer, entry.isSameTurn ? 'same-miss' : entry.via)
      case 'dealt':
        return this.#deal()
      case 'kept-screens':
        return this.#keepScreens(entry.identities)
      default:
        this.#noteCarriedOut(entry.by, entry.id)
        return this.#do(entry.by, entry)
    }
  }

  #create(entry: Entry & { did: 'created' }): Change {
    const { code, isPublic, secret, game = this.games.first.id, openedFrom = '' } = entry
    Object.assign(this.state, { code, game, isPublic, secret, openedFrom, members: [newMember(entry)] })
    this.state.seats[0].member = 0
    return 'room'
  }

  /** Who has been here before goes on where they left. */
  #join(entry: Entry & { did: 'joined' }): Change {
    const { members } = this.state
    const { as = members.length } = entry
    const before = members[as]
    members[as] = newMember(entry)
    if (before?.identity === entry.identity) {
      const { clients, forgottenAt, handsSeen, wasRefused } = before
      Object.assign(members[as], { clients, forgottenAt, handsSeen, wasRefused })
    }
    this.#noteCarriedOut(as, entry.id)
    return 'members'
  }

  #noteCarriedOut(by: MemberNumber, id: string): void {
    noteCarriedOut(this.state.members[by], id, this.state.version + 1)
  }

  #do(by: MemberNumber, deed: Deed): Change {
    const { state } = this
    const seat = this.seatOf(by)
    switch (deed.did) {
      case 'decided':
        return this.#answer(deed.seat, deed.answer, 'player')
      case 'undid':
        return this.#undo(deed.seat)
      case 'renamed':
        state.members[by].name = deed.name
        if (deed.avatar !== undefined) state.members[by].avatar = deed.avatar
        return 'members'
      case 'left':
        return this.#leave(by, deed.heir)
      case 'removed':
        state.members[deed.member].isSentAway = true
        return this.#leave(deed.member)
      case 'let-back':
        state.members[deed.member].isSentAway = false
        return 'members'
      case 'sat':
        if (seat !== null) state.seats[seat] = emptySeat()
        state.seats[deed.seat] = { ...emptySeat(), member: by }
        return 'room'
      case 'stood':
        state.seats[seat!] = emptySeat()
        return 'room'
      case 'readied':
        Object.assign(state.seats[seat!], { isReady: deed.isReady, salt: deed.salt })
        return 'room'
      case 'pledged':
        state.seats[seat!].pledge = deed.pledge
        return 'room'
      case 'set':
        return this.#change(deed.change)
      case 'changed-game':
        this.#changeGame(deed.game)
        return this.#change(deed.change)
      case 'added-bot':
        state.seats[deed.seat] = { ...emptySeat(), bot: deed.level, isReady: true }
        return 'room'
      case 'removed-bot':
        state.seats[deed.seat] = emptySeat()
        return 'room'
      case 'made-host':
        // Who only stands in cannot give away what is not theirs.
        if (state.owner === state.host) state.owner = deed.member
        state.host = deed.member
        return 'room'
      case 'removed-screens':
        state.screens = []
        return 'room'
      case 'took-seat':
        return this.#seatInMatch(deed.seat, by)
      case 'gave-seat':
        return this.#seatInMatch(deed.seat, deed.member)
      case 'asked-for-seat':
        state.members[by].asksFor = deed.seat
        return 'room'
      case 'refused-seat':
        return this.#refuseSeat(deed.member, by)
      case 'closed':
        for (const taken of this.taken) if (taken.bot !== null) taken.pledge = BOT_PLEDGE
        return this.#close(deed.game, deed.rules)
      case 'revealed':
        state.seats[seat!].salt = deed.salt
        return 'room'
      case 'started':
        return this.#start(by, deed)
      case 'rematched':
        return this.#rematch(deed.secret)
      case 'quieted':
        state.members[by].quietIn = deed.isQuiet ? this.round : null
        return 'unseen'
      case 'voted':
        return this.#vote(by, seat!, deed.isFor)
      case 'came-back':
        if (seat === null) this.#handOver(seatKeptFor(state, by)!, { member: by, keptFor: null })
        else this.#comeBack(state.seats[seat])
        return 'room'
      case 'showed-hand':
        state.members[deed.to].sees = withOrWithout(state.members[deed.to].sees, seat!, deed.show)
        if (deed.show) noteHandSeen(state.members[deed.to], seat!)
        return 'room'
      case 'said':
        state.chat = [...state.chat, { member: by, text: deed.text }].slice(-CHAT_KEPT)
        return 'chat'
      default:
        throw new NewerRoom(`'${(deed as { did: string }).did}'`)
    }
  }

  /** The round that is being played; null without a match. */
  get round(): number | null {
    return this.match && this.game.roundOf(this.match)
  }

  #change({ settings, pace, window, tempo, takeover, isPublic, isLocked }: RoomChange): Change {
    const { state } = this
    const before = state.phase === 'lobby' ? this.#terms : null
    state.settings = settings ?? state.settings
    state.pace = pace ?? state.pace
    state.window = window === undefined ? state.window : window
    state.tempo = tempo ?? state.tempo
    state.takeover = takeover ?? state.takeover
    state.isPublic = isPublic ?? state.isPublic
    state.isLocked = isLocked ?? state.isLocked
    if (!state.isLocked) state.screens = []
    if (before !== null && this.#terms !== before) this.#askAgain()
    return 'room'
  }

  /** What people are ready for, in a text that is the same as long as that is. */
  get #terms(): string {
    const { game, state, window } = this
    const settings = game.settings.parse({ ...state.settings, players: game.leastPlayers })
    return JSON.stringify([settings, state.pace, window])
  }

  /** Seconds that a reaction window stays open. */
  get window(): number {
    return this.state.window ?? TIMES[this.state.pace].window
  }

  /** What people were ready for is not what will be played. */
  #askAgain(): void {
    for (const seat of this.state.seats) if (seat.bot === null) seat.isReady = false
  }

  /** Everybody stays, and nobody has said yet that they are ready for this one. */
  #changeGame(id: string): void {
    const { state } = this
    Object.assign(state, { game: id, settings: {} })
    const { game, chairs } = this
    const seats = state.seats.map(({ bot, ...seat }) =>
      seatedAnew({ ...seat, bot: bot && knownIn(game, bot) }),
    )
    for (const left of seats.splice(chairs).filter(isTaken))
      seats[seats.findIndex((seat) => !isTaken(seat))] = left
    state.seats = Array.from({ length: SEATS }, (_, seat) => seats[seat] ?? emptySeat())
  }

  /** How many can sit at the table: as many as can play the game. */
  get chairs(): number {
    return Math.min(SEATS, this.game.mostPlayers)
  }

  /** The level of the bot that plays in a seat, for good or while its owner is away; null where a person does. */
  levelAt(seat: number): string | null {
    const { bot, isAway } = this.state.seats[seat]
    return bot === null && !isAway ? null : knownIn(this.game, bot)
  }

  botAt(seat: number): Bot | null {
    const level = this.levelAt(seat)
    return level === null ? null : this.game.bots[level]
  }

  /** Screens are kept as long as the room is locked. */
  #keepScreens(identities: readonly string[]): Change {
    const { state } = this
    if (state.isLocked) state.screens = [...new Set([...state.screens, ...identities])].slice(0, MOST_SCREENS)
    return 'room'
  }

  /** A member without a seat gets one that somebody else has played so far. Its owner, if it has one, gets it back by coming back. */
  #seatInMatch(seat: number, member: MemberNumber): Change {
    const { member: former, keptFor } = this.state.seats[seat]
    const owner = keptFor ?? former
    this.#handOver(seat, { member, keptFor: owner === member ? null : owner })
    return 'room'
  }

  #refuseSeat(member: MemberNumber, by: MemberNumber): Change {
    const refused = this.state.members[member]
    refused.asksFor = null
    if (member !== by) refused.wasRefused = true
    return 'room'
  }

  #handOver(seat: number, successor: Parameters<typeof handOver>[2]): void {
    const { state, match } = this
    const from = playerIn(state, seat)
    handOver(state, seat, successor, this.position - 1)
    if (state.phase === 'playing')
      match!.handOver({ kind: 'took-over', seat, from, to: playerIn(state, seat) })
  }

  /**
   * From when pledges are closed the seats stay taken: a bot takes over for good, or until the owner is back for whom
   * somebody has played.
   */
  #leave(number: MemberNumber, heir?: MemberNumber | null): Change {
    const { state } = this
    const seat = this.seatOf(number)
    state.members[number].hasLeft = true
    state.members[number].asksFor = null
    state.votes = withOrWithout(state.votes, number, false)
    if (seat !== null) this.#leaveSeat(seat)
    for (const other of state.seats) if (other.keptFor === number) other.keptFor = null
    if (state.host === number) state.host = (heir === undefined ? this.#longestHere() : heir) ?? number
    if (state.owner === number) state.owner = state.host
    // Nobody else could vote for it to end.
    if (state.seats.every(({ member }) => member === null)) state.isPaused = false
    return 'room'
  }

  #leaveSeat(seat: number): void {
    const { state, game } = this
    const { keptFor } = state.seats[seat]
    if (state.phase === 'lobby') state.seats[seat] = emptySeat()
    else if (keptFor !== null) this.#handOver(seat, { member: keptFor, isAway: true, keptFor: null })
    else this.#handOver(seat, { bot: game.substitute })
  }

  /** Whom the role went to before it was written down. */
  #longestHere(): MemberNumber | null {
    return this.#others()[0] ?? null
  }

  /**
   * Who takes over from a host who is gone: whose role it is, or else whoever has been here longest of those at the table,
   * and an onlooker only where nobody sits there.
   */
  nextHost(isHere: (member: MemberNumber) => boolean = () => true): MemberNumber | null {
    const others = this.#others()
    const seated = others.filter((member) => this.seatOf(member) !== null)
    const isPlayed = this.state.phase === 'playing' && seated.length > 0
    const order = [...others.filter((member) => member === this.state.owner), ...seated]
    return [...order, ...(isPlayed ? [] : others)].find(isHere) ?? null
  }

  /** Everybody who is in the room but the host. */
  #others(): MemberNumber[] {
    return this.state.members.flatMap(({ hasLeft }, number) =>
      hasLeft || number === this.state.host ? [] : [number],
    )
  }

  #start(by: MemberNumber, { salt, game, rules = FIRST_RULES }: Deed & { did: 'started' }): Change {
    const own = this.seatOf(by)
    if (own !== null) this.state.seats[own].salt = salt
    this.#close(game ?? this.state.game, rules)
    return this.#deal()
  }

  /** Who sits where and what is played by which rules is settled. */
  #close(game: string, rules: number): Change {
    this.#seatInOrder()
    Object.assign(this.state, { phase: 'dealing', game, rules })
    return 'room'
  }

  /** The host deals first and so gets the first seat; the others keep their order. */
  #seatInOrder(): void {
    const { state, taken } = this
    const first = Math.max(
      taken.findIndex(({ member }) => member === state.host),
      0,
    )
    const inOrder = [...taken.slice(first), ...taken.slice(0, first)]
    state.seats = Array.from({ length: SEATS }, (_, seat) => inOrder[seat] ?? emptySeat())
  }

  /** The members whom the match waits for; nobody waits for who is away, or during a break. */
  get asked(): MemberNumber[] {
    const { match, state } = this
    if (!match || state.phase !== 'playing' || state.isPaused) return []
    return match.prompts.flatMap(({ seat }) => {
      const { member, isAway } = state.seats[seat]
      return member !== null && !isAway && match.promptFor(seat) ? [member] : []
    })
  }

  /** Those who were bound to a value and have not shown it yet. Nobody waits for who has left. */
  get awaited(): SeatState[] {
    if (this.state.phase !== 'dealing') return []
    return this.taken.filter(({ member, pledge, salt }) => member !== null && pledge && salt === '')
  }

  #deal(): Change {
    const { state } = this
    state.matches++
    state.startedAt = this.position
    for (const [number, member] of state.members.entries()) {
      const seat = this.seatOf(number)
      Object.assign(member, { quietIn: null, sees: [] })
      if (seat !== null) noteHandSeen(member, seat)
    }
    this.match = Match.start(this.#rules(), this.seed, true)
    // The card that opens the only round may be an event that ends it.
    state.phase = this.match.over ? 'over' : 'playing'
    state.promptNumber = state.version + 1
    return 'room'
  }

  /** For as many players as have taken a seat, if so many can play. */
  get settings(): Players {
    const { game, state, taken } = this
    const players = Math.min(game.mostPlayers, Math.max(taken.length, game.leastPlayers))
    return game.settings.parse({ ...state.settings, players })
  }

  #rules() {
    const { game, state, taken } = this
    if (state.rules > game.version) throw new NewerRoom(`rules version ${state.rules}`)
    return rulesFor(game, state.rules, state.settings, taken.length)
  }

  get seed(): string {
    return jointSeed(
      this.state.secret,
      this.taken.map(({ salt }) => salt),
    )
  }

  /** Those who have voted for it are ready. */
  #rematch(secret: string): Change {
    const { state } = this
    const { votes } = state
    Object.assign(state, { phase: 'lobby', secret, isPaused: false, votes: [] })
    for (const member of state.members) Object.assign(member, nothingSeen())
    this.match = null
    state.seats = state.seats.map(seatedAnew)
    for (const seat of state.seats)
      if (seat.member !== null && votes.includes(seat.member)) seat.isReady = true
    return 'room'
  }

  #answer(seat: number, answer: unknown, via: Via): Change {
    const match = this.match!
    const { prompts } = match
    const isWindow = isReaction(prompts[0].manner)
    const refusal = match.answer(seat, answer)
    if (refusal) throw new Error(`A journal has an answer that is refused: ${refusal.refused}.`)
    if (via !== 'player') match.settle()
    this.state.answeredAt = this.position
    const change = this.#count(seat, via, isWindow)
    if (match.prompts === prompts) return isWindow ? 'unseen' : change
    this.state.promptNumber = this.state.version + 1
    const isAnyoneBack = isWindow && this.#welcomeBack()
    if (!match.over) return isAnyoneBack ? 'room' : change
    Object.assign(this.state, { phase: 'over', votes: [] })
    return 'room'
  }

  /** The question that comes again has a number of its own, so that no late answer to it counts. */
  #undo(seat: number): Change {
    const refusal = this.match!.takeBack(seat)
    if (refusal) throw new Error('A journal takes something back that is final.')
    this.state.promptNumber = this.state.version + 1
    return 'match'
  }

  /** Who lets the clock answer twice in a row is away. Letting a reaction window pass is no sign of that. */
  #count(seat: number, via: Via, isWindow: boolean): Change {
    const taken = this.state.seats[seat]
    if (via === 'player' && !isWindow) return this.#comeBack(taken)
    if (via === 'player') taken.missed = 0
    if (via !== 'clock' || isWindow || taken.member === null) return 'match'
    taken.missed++
    if (taken.missed < MISSES_ALLOWED || taken.isAway) return 'match'
    taken.isAway = true
    return 'room'
  }

  /** Who was away and reacted is back, but only when the window has closed: until then nobody may know of it. */
  #welcomeBack(): boolean {
    const back = this.state.seats.filter(({ isAway, missed }) => isAway && missed === 0)
    for (const seat of back) seat.isAway = false
    return back.length > 0
  }

  #comeBack(taken: SeatState): Change {
    const wasAway = taken.isAway
    Object.assign(taken, { isAway: false, missed: 0 })
    return wasAway ? 'room' : 'match'
  }

  /** What is voted on now, by the people at the table: bots have no vote, and nobody has who is away. */
  get vote(): VoteView | null {
    const { phase, isPaused, seats, votes } = this.state
    if (phase !== 'playing' && phase !== 'over') return null
    const people = seats.flatMap(({ member, isAway }) => (member === null || isAway ? [] : [member]))
    const voters = votes.filter((member) => people.includes(member))
    if (phase === 'over') return { motion: 'rematch', voters, needed: null }
    return { motion: isPaused ? 'resume' : 'pause', voters, needed: Math.floor(people.length / 2) + 1 }
  }

  /** Whoever was away and votes is back. */
  #vote(by: MemberNumber, seat: number, isFor: boolean): Change {
    this.#comeBack(this.state.seats[seat])
    this.state.votes = withOrWithout(this.state.votes, by, isFor)
    return 'room'
  }

  /** More than half carry a pause, or its end; who leaves or goes away may make half of them more than that. */
  #settleVote(): void {
    const { vote, state } = this
    if (vote === null || vote.needed === null || vote.voters.length < vote.needed) return
    Object.assign(state, { isPaused: !state.isPaused, votes: [] })
  }

  save(): string {
    return JSON.stringify({ state: this.state, match: this.match?.save() ?? null, position: this.position })
  }

  static restore(games: Games, text: string): Room {
    const saved = JSON.parse(text) as { state: StoredState; match: Saved | null; position: number }
    const room = new Room(games)
    room.state = upToDate(games, saved.state)
    room.position = saved.position
    if (saved.match) {
      room.match = Match.restore(room.#rules(), saved.match)
      room.match.listen()
    }
    return room
  }
}

/** Something in a journal is beyond this server: the room is left as it is for one that knows more. */
export class NewerRoom extends Error {
  constructor(what: string) {
    super(`A newer server has played here, with ${what}.`)
  }
}

const isTaken = ({ member, bot }: SeatState): boolean => member !== null || bot !== null

/**
 * What others see of an entry: nothing, the match only, a change of the room and perhaps of what they see of the match, a change
 * of the list of members and of nothing else, or something that was said.
 */
export type Change = 'unseen' | 'match' | 'room' | 'members' | 'chat'

/** A level that a game does not know is stood in for, as somebody is who is away. */
const knownIn = ({ bots, substitute }: AnyGame, level: string | null): string =>
  level !== null && Object.hasOwn(bots, level) ? level : substitute

const withOrWithout = (list: readonly number[], item: number, isIn: boolean): number[] => {
  const others = list.filter((other) => other !== item)
  return isIn ? [...others, item] : others
}
