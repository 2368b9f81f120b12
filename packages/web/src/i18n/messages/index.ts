import type { AlertMessages } from './alerts.ts'
import type { BigScreenMessages } from './big-screen.ts'
import type { CardsMessages } from './cards.ts'
import type { DealMessages } from './deal.ts'
import type { ErrorMessages, RequestErrorMessages } from './errors.ts'
import type { FaceMessages } from './faces.ts'
import type { LessonMessages } from './lessons.ts'
import type { LocalMatchMessages } from './local-match.ts'
import type { LookBackMessages } from './look-back.ts'
import type { LookBackTogetherMessages } from './look-back-together.ts'
import type { PreferenceMessages } from './preferences.ts'
import type { MembersMessages, RoomMessages } from './room.ts'
import type { RulesMessages } from './rules.ts'
import type { ScoreMessages } from './score.ts'
import type { SettingsMessages } from './settings.ts'
import type { StartMessages } from './start.ts'
import type { TableMessages } from './table.ts'

/** The messages that the start page needs, in one language; all others are loaded with the pages that use them. */
export interface ShellMessages {
  readonly language: string
  readonly start: StartMessages
  readonly errors: ErrorMessages
}

/**
 * The messages of rooms and tables in one language. Messages of a game are with the game, those of replays and of the
 * history are `AfterMatchMessages`.
 */
export interface Messages extends ShellMessages {
  readonly requestErrors: RequestErrorMessages
  readonly lookBackTogether: LookBackTogetherMessages
  readonly room: RoomMessages
  readonly members: MembersMessages
  readonly faces: FaceMessages
  readonly deal: DealMessages
  readonly settings: SettingsMessages
  readonly cards: CardsMessages
  readonly rules: RulesMessages
  readonly bigScreen: BigScreenMessages
  readonly lessons: LessonMessages
  readonly localMatch: LocalMatchMessages
  readonly lookBack: LookBackMessages
  readonly table: TableMessages
  readonly preferences: PreferenceMessages
  readonly score: ScoreMessages
  readonly alerts: AlertMessages
}
