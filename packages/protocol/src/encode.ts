import type { RoomMatchView, ServerMessage } from './messages.ts'

/** A message in pieces, to be joined: viewers share most of it, and it need not be put together for each of them. */
export type Chunks = readonly string[]

/** A value as JSON, encoded before. */
export type EncodedJson = string

/** The part of a match that every viewer sees alike. */
export type SharedMatchView = Omit<RoomMatchView, 'own' | 'shownHands'>

/** The part of a match for one viewer. */
export interface OwnMatchView {
  readonly own: EncodedJson
  readonly shownHands: RoomMatchView['shownHands']
}

type Update = ServerMessage & { type: 'update' }

/** The part of an update that every viewer gets alike. `match` is missing where nothing of it has changed. */
export interface SharedUpdate extends Pick<Update, 'version' | 'room' | 'chat'> {
  readonly match?: SharedMatchView | null
}

/** The part of an update for one viewer. `match` is missing where there is none, or nothing of it has changed. */
export interface ViewerUpdate extends Pick<Update, 'yourMember'> {
  readonly match?: OwnMatchView
  readonly facts?: EncodedJson
}

/** Encodes an update once for all viewers; the function that it returns adds the part of each viewer. */
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

/** A welcome, of which room and missed steps were encoded before. */
export interface WelcomeParts
  extends Pick<Welcome, 'version' | 'yourMember' | 'isSkippingReactions' | 'chat'> {
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

function encodeMatch(match: WelcomeParts['match']): EncodedJson {
  if (match === null) return 'null'
  const { own, shownHands, ...shared } = match
  return encodeOpenMatch(shared) + encodeMatchEnd({ own, shownHands })
}

/** An object as JSON without its closing brace. */
const encodeOpenObject = (object: object): string => JSON.stringify(object).slice(0, -1)

const encodeOpenMatch = (match: SharedMatchView | null): string =>
  match === null ? 'null' : encodeOpenObject(match)

const encodeMatchEnd = ({ own, shownHands }: OwnMatchView): string =>
  `,"own":${own}${shownHands === undefined ? '' : `,"shownHands":${JSON.stringify(shownHands)}`}}`

const encodeField = (name: string, value: EncodedJson | number | null | undefined): string | undefined =>
  value === undefined ? undefined : `,"${name}":${value}`
