import { speak as speakBoard } from '@slapwise/board-game/i18n'
import { speak as speakFrantic } from '@slapwise/card-game/i18n'
import type { Speak } from '@slapwise/kernel'

/** What the games of this house say in plain lines, by their ids. */
export const TEXT_FORMATTERS: Readonly<Record<string, Speak>> = { frantic: speakFrantic, board: speakBoard }
