import type { RoomMatchView, ServerMessage } from './messages.ts'

/**
 * A message in pieces that are written one after the other: viewers share most pieces, so the message is never
 * concatenated per viewer.
 */
export type Chunks = readonly string[]

/** A value that is already encoded as JSON. */
export type EncodedJson = string

/** The part of a match view that is the same for all viewers. */
export type SharedMatchView = Omit<RoomMatchView, 'own' | 'shownHands'>

/** The part of a match view for one viewer. */
export interface OwnMatchView {
  readonly own: EncodedJson
  readonly shownHands: RoomMatchView['shownHands']
}

type Update = ServerMessage & { type: 'update' }

/** The part of an update that is the same for all viewers. `match` is missing if it has not changed. */
export interface SharedUpdate extends Pick<Update, 'version' | 'room' | 'chat'> {
  readonly match?: SharedMatchView | null
}

/** The part of an update for one viewer. `match` is missing if there is none or it has not changed. */
export interface ViewerUpdate extends Pick<Update, 'yourMember'> {
  readonly match?: OwnMatchView
  readonly facts?: EncodedJson
}

/** Encodes the shared part of an update once; the returned function adds the part of a viewer. */
export function encodeUpdate({ match, ...shared }: SharedUpdate): (own: ViewerUpdate) => Chunks {
  const head = encodeOpenObject({ type: 'update', ...shared })
  const common = match === undefined ? head : `${head},"match":${encodeOpenMatch(match)}`
  return (own) => {
    const parts = [
      own.match && encodeMatchEnd(own.match),
      encodeField('facts', own.facts),
      encodeField('yourMember', own.yourMember),
    ]
    return [common, `${parts.filter((part) => part !== undefined).join('')}}`]
  }
}

type Welcome = ServerMessage & { type: 'welcome' }

/** A welcome whose room and missed steps are already encoded. */
export interface WelcomeParts
  extends Pick<Welcome, 'version' | 'yourMember' | 'isSkippingReactions' | 'chat' | 'lookBack'> {
  readonly room: EncodedJson
  readonly missedSteps: EncodedJson | null
  readonly match: (SharedMatchView & OwnMatchView) | null
}

export function encodeWelcome({ room, missedSteps, match, ...fields }: WelcomeParts): Chunks {
  return [
    `${encodeOpenObject({ type: 'welcome', ...fields })},"room":`,
    room,
    `,"missedSteps":${missedSteps},"match":${encodeMatch(match)}}`,
  ]
}

export function encodeMatch(match: WelcomeParts['match']): EncodedJson {
  if (match === null) return 'null'
  const { own, shownHands, ...shared } = match
  return encodeOpenMatch(shared) + encodeMatchEnd({ own, shownHands })
}

/** JSON of an object without its closing brace, so that fields can be appended. */
const encodeOpenObject = (object: object): string => JSON.stringify(object).slice(0, -1)

const encodeOpenMatch = (match: SharedMatchView | null): string =>
  match === null ? 'null' : encodeOpenObject(match)

const encodeMatchEnd = ({ own, shownHands }: OwnMatchView): string =>
  `,"own":${own}${shownHands === undefined ? '' : `,"shownHands":${JSON.stringify(shownHands)}`}}`

const encodeField = (name: string, value: EncodedJson | number | null | undefined): string | undefined =>
  value === undefined ? undefined : `,"${name}":${value}`
