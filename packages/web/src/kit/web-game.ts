import type { AnyGame } from '@slapwise/kernel'
import type { ComponentType } from 'react'
import type { Language, LocalizedText } from '../i18n/index.tsx'
import type { RenderableGame } from '../table/table-screen.tsx'
import type { LocalMatchOptions } from './local/local-options.ts'
import type { GameSettings } from './settings/game-settings.ts'

/** A game as the page uses it: all that the lobby and the table need. */
export interface WebGame extends RenderableGame {
  readonly settings: GameSettings
}

export interface GamePages {
  /** A match against bots on this device: `/play/GAME`. */
  readonly play: LazyModule<ComponentType>
  /** An introduction to the rules: `/rules/GAME`. */
  readonly rules: LazyModule<ComponentType>
  /** The reference of all cards and events: `/cards/GAME`. */
  readonly cards: LazyModule<ComponentType>
  /** The design page, with all artwork and moments: `/design/GAME`. */
  readonly design: LazyModule<ComponentType>
  /** One moment by its name: `/design/GAME/NAME`. */
  readonly moment: LazyModule<ComponentType<{ readonly name: string }>>
  /** The list of lessons: `/learn/GAME`. */
  readonly learn: LazyModule<ComponentType>
  /** One lesson by its id: `/learn/GAME/NAME`. */
  readonly lesson: LazyModule<ComponentType<{ readonly name: string }>>
}

type LazyModule<T> = () => Promise<{ readonly default: T }>

/** The part of a game that is in the start page's bundle, so it is kept small; the rest is loaded on demand. */
export interface GameEntry {
  readonly name: LocalizedText
  /** One line about the game. */
  readonly tagline: LocalizedText
  /** A picture that fills its container. */
  readonly Picture: ComponentType
  /** The options of a match against bots, and the form for them. */
  readonly localOptions: LocalMatchOptions
  readonly loadMatchForm: LazyModule<ComponentType>
  /** Describes a public room in the list on the start page; `about` is the game's part of the listing. */
  describeListing(about: unknown, language: Language): string
  /** The table and the settings form. */
  readonly loadGame: LazyModule<WebGame>
  /** The rules engine, to replay a finished match. */
  readonly loadEngine: LazyModule<AnyGame>
  /** A worker that runs `runReplayHost` with this game. */
  createReplayWorker(): Worker
  /** Analyses a finished match (`kit/analysis-host.ts`). */
  createAnalysisWorker(): Worker
  readonly pages: GamePages
}
