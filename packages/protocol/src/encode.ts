import type { Message, TableView } from './messages.ts'

/** A message in pieces, to be joined: viewers share most of it, and it need not be put together for each of them. */
export type Chunks = readonly string[]

/** A value as JSON, encoded before. */
export type Json = string

/** The part of a match that every viewer sees alike. */
export type SharedMatch = Omit<TableView, 'own' | 'shown'>

/** The part of a match for one viewer. */
export interface OwnMatch {
  readonly own: Json
  readonly shown: TableView['shown']
}

type Update = Message & { type: 'update' }

/** The part of an update that every viewer gets alike. `match` is missing where nothing of it has changed. */
export interface SharedUpdate extends Pick<Update, 'version' | 'room' | 'chat'> {
  readonly match?: SharedMatch | null
}

/** The part of an update for one viewer. `match` is missing where there is none, or nothing of it has changed. */
export interface OwnUpdate extends Pick<Update, 'you'> {
  readonly match?: OwnMatch
  readonly facts?: Json
}

/** Encodes an update once for all viewers; the function that it returns adds the part of each viewer. */
export function encodeUpdate({ match, ...shared }: SharedUpdate): (own: OwnUpdate) => Chunks {
  const head = open({ type: 'update', ...shared })
  const common = match === undefined ? head : `${head},"match":${openMatch(match)}`
  return (own) => {
    const parts = [own.match && closeMatch(own.match), field('facts', own.facts), field('you', own.you)]
    return [common, `${parts.filter((part) => part !== undefined).join('')}}`]
  }
}

type Welcome = Message & { type: 'welcome' }

/** A welcome, of which room and missed steps were encoded before. */
export interface WelcomeParts extends Pick<Welcome, 'version' | 'you' | 'isQuiet' | 'chat'> {
  readonly room: Json
  readonly missed: Json | null
  readonly match: (SharedMatch & OwnMatch) | null
}

export function encodeWelcome({ room, missed, match, ...fields }: WelcomeParts): Chunks {
  return [
    `${open({ type: 'welcome', ...fields })},"room":`,
    room,
    `,"missed":${missed},"match":${whole(match)}}`,
  ]
}

function whole(match: WelcomeParts['match']): Json {
  if (match === null) return 'null'
  const { own, shown, ...shared } = match
  return openMatch(shared) + closeMatch({ own, shown })
}

/** An object as JSON without its closing brace. */
const open = (object: object): string => JSON.stringify(object).slice(0, -1)

const openMatch = (match: SharedMatch | null): string => (match === null ? 'null' : open(match))

const closeMatch = ({ own, shown }: OwnMatch): string =>
  `,"own":${own}${shown === undefined ? '' : `,"shown":${JSON.stringify(shown)}`}}`

const field = (name: string, value: Json | number | null | undefined): string | undefined =>
  value === undefined ? undefined : `,"${name}":${value}`
