import type { AnyGame } from '@slapwise/kernel'
import type { RoomView } from '@slapwise/protocol'
import type { ComponentType } from 'react'
import type { Language, LocalizedText } from '../i18n/index.tsx'
import type { RemoteRoom } from '../match-sources/room/remote-room.ts'
import type { RenderableGame } from '../table/table-screen.tsx'
import type { Opponents } from './opponents.ts'

export interface GameSettingsProps {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
}

/** A game as the house shows it: lobby and table need nothing else of it. */
export interface WebGame extends RenderableGame {
  /** How a room plays it: the host sets it, and everybody can read it. */
  readonly Settings: ComponentType<GameSettingsProps>
  /** Which settings are different now, from what to what, in words. */
  describeChangedSettings(
    before: RoomView['settings'],
    now: RoomView['settings'],
    language: Language,
  ): readonly string[]
}

export interface GamePages {
  /** A match against bots on this device: `/play/GAME`. */
  readonly play: LazyModule<ComponentType>
  /** How it goes, for who has never played it: `/rules/GAME`. */
  readonly rules: LazyModule<ComponentType>
  /** All there is in its box: `/cards/GAME`. */
  readonly cards: LazyModule<ComponentType>
  /** How all of it looks: `/design/GAME`. */
  readonly design: LazyModule<ComponentType>
  /** One moment of a match, by its name: `/design/GAME/NAME`. */
  readonly moment: LazyModule<ComponentType<{ readonly name: string }>>
}

type LazyModule<T> = () => Promise<{ readonly default: T }>

/** What is known of a game before it is fetched: it is on the start page, so it is little. */
export interface GameEntry extends Opponents {
  /** What it is called. */
  readonly name: LocalizedText
  /** What it is about, in a line. */
  readonly tagline: LocalizedText
  /** What it looks like, as large as there is room for it. */
  readonly Picture: ComponentType
  /** What the list of public rooms says about one that plays it. */
  describeListing(about: unknown, language: Language): string
  /** Its table and all that goes with it. */
  readonly loadGame: LazyModule<WebGame>
  /** The game itself, for who wants to play a match again. */
  readonly loadEngine: LazyModule<AnyGame>
  /** Pages of its own. */
  readonly pages: GamePages
}
