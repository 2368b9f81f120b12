import type { ClockView, MemberNumber, Message } from '@slapwise/protocol'
import type { Entry } from './entry.ts'
import type { StepsText } from './history.ts'
import type { Change, Outcome, Room } from './room.ts'
import { roomView, StepTexts } from './views.ts'

/** A text in pieces: several readers have most of one in common, and it need not be put together for each. */
export type Parts = readonly string[]

/** Somebody who looks at a room, through one connection. */
export interface Viewer {
  readonly identity: string
  /** Who has connected it, whatever it shows: a screen for all shows no more than everybody may see. */
  readonly holder: string
  send(...parts: Parts): void
  /** The room has no more to say to them. */
  close(reason: string): void
}

/** What is to be told, and whom it goes to. */
export interface Letter {
  readonly viewer: Viewer
  readonly parts: Parts
}

/** A room as it is at this moment. */
export interface RoomNow {
  readonly room: Room
  readonly clock: ClockView | null
  /** Milliseconds that a plain step is shown at the normal tempo. */
  readonly plain: number
  isOnline(member: MemberNumber): boolean
}

/** From where somebody looks: as which member, from which seat, and into which hands besides. */
interface Place {
  readonly member: MemberNumber | null
  readonly seat: number | null
  readonly shown: readonly number[]
}

export const toText = (message: Message): string => JSON.stringify(message)

/** What an entry led to, for everybody who may know of it. */
export function lettersAbout(
  { room, clock, plain, isOnline }: RoomNow,
  viewers: ReadonlySet<Viewer>,
  entry: Entry,
  { change, facts }: Outcome,
): Letter[] {
  if (viewers.size === 0) return []
  if (change === 'unseen') return sealedLetters(room, viewers, entry)
  const head = `{"type":"update","version":${room.state.version}`
  const news = smallNews(room, entry, change)
  if (news !== null) return Array.from(viewers, (viewer) => ({ viewer, parts: [`${head},${news}}`] }))
  const texts = new StepTexts(room, facts, clock)
  const about = change === 'room' ? `,"room":${JSON.stringify(roomView(room, plain, isOnline))}` : ''
  const common = `${head}${about},"match":${texts.table}`
  return Array.from(viewers, (viewer) => {
    const { member, seat, shown } = placeOf(room, viewer)
    const you = change === 'room' ? `,"you":${member}` : ''
    return { viewer, parts: [common, `${texts.own(seat, shown)},"facts":${texts.facts(seat)}${you}}`] }
  })
}

/** What leaves the room and the match as they are, and is the same for everybody; null if it is more than that. */
function smallNews({ state }: Room, entry: Entry, change: Change): string | null {
  if (change === 'chat') return `"chat":${JSON.stringify(state.chat.at(-1))}`
  if (change !== 'name' || !('by' in entry)) return null
  const { name, avatar = null } = state.members[entry.by]
  return `"renamed":${JSON.stringify({ member: entry.by, name, avatar })}`
}

/** Only those who look from the same seat learn that its answer lies sealed on the table. */
function sealedLetters(room: Room, viewers: ReadonlySet<Viewer>, entry: Entry): Letter[] {
  const { match, game } = room
  if (!match || (entry.did !== 'decided' && entry.did !== 'answered')) return []
  const parts = [toText({ type: 'own', own: game.ownView(match, entry.seat) })]
  return [...viewers]
    .filter((viewer) => placeOf(room, viewer).seat === entry.seat)
    .map((viewer) => ({ viewer, parts }))
}

/** Everything as it is now, for somebody who has just come, and what they have missed. */
export function welcomeFor(
  { room, clock, plain, isOnline }: RoomNow,
  viewer: Viewer,
  missed: StepsText | null,
): string {
  const { member, seat, shown } = placeOf(room, viewer)
  const { version, chat, members } = room.state
  const fields = JSON.stringify({
    type: 'welcome',
    version,
    you: member,
    isQuiet: member !== null && members[member].quietIn === room.round,
    room: roomView(room, plain, isOnline),
    chat,
  })
  return `${fields.slice(0, -1)},"missed":${missed},"match":${new StepTexts(room, [], clock).match(seat, shown)}}`
}

function placeOf(room: Room, { identity }: Viewer): Place {
  const member = room.memberOf(identity)
  const seat = room.match ? room.seatOf(member) : null
  return { member, seat, shown: member === null || seat !== null ? [] : room.state.members[member].sees }
}
