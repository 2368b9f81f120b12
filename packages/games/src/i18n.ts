import { createTextFormatter as speakBoard } from '@slapwise/board-game/i18n'
import { createTextFormatter as speakFrantic } from '@slapwise/card-game/i18n'
import type { CreateTextFormatter } from '@slapwise/kernel'

/** What the games of this house say in plain lines, by their ids. */
export const TEXT_FORMATTERS: Readonly<Record<string, CreateTextFormatter>> = {
  frantic: speakFrantic,
  board: speakBoard,
}
