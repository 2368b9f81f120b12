import type { RoomView } from '@slapwise/protocol'
import type { ComponentType } from 'react'
import type { RemoteRoom } from '../game/remote.ts'
import type { TableProps } from '../table/table-screen.tsx'
import type { Lexicon } from '../words/index.tsx'

export interface SettingsProps {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
}

/** A game as the house shows it: lobby and table need nothing else of it. */
export interface WebGame {
  /** The levels of its bots, the weakest first. */
  readonly bots: readonly string[]
  /** The one that company is mostly made of. */
  readonly usualBot: string
  /** How a room plays it: the host sets it, and everybody can read it. */
  readonly Settings: ComponentType<SettingsProps>
  readonly Table: ComponentType<TableProps>
}

/** Pages of its own: a match on this device, how it goes, all there is in its box, and how all of it looks. */
export type GamePage = 'play' | 'rules' | 'cards' | 'design' | 'moment'

type Fetched<T> = () => Promise<{ readonly default: T }>

/** What is known of a game before it is fetched. */
export interface GameEntry {
  /** What it looks like, for the poster. */
  readonly Picture: ComponentType
  /** What the list of public rooms says about one that plays it. */
  listing(about: unknown, words: Lexicon): string
  readonly load: Fetched<WebGame>
  readonly pages: Readonly<Record<GamePage, Fetched<ComponentType<{ readonly name: string }>>>>
}
