import { createTextFormatter as speakBoard } from '@slapwise/board-game/i18n'
import { createTextFormatter as speakFrantic } from '@slapwise/card-game/i18n'
import type { TextFormatterFactory } from '@slapwise/kernel'

/** Plain-text formatters by game id. */
export const TEXT_FORMATTERS: Readonly<Record<string, TextFormatterFactory>> = {
  frantic: speakFrantic,
  board: speakBoard,
}
