import { createTextFormatter as createBoardTextFormatter } from '@slapwise/board-game/i18n'
import { createTextFormatter as createFranticTextFormatter } from '@slapwise/card-game/i18n'
import type { TextFormatterFactory } from '@slapwise/kernel'

/** Plain-text formatters by game id. */
export const TEXT_FORMATTERS: Readonly<Record<string, TextFormatterFactory>> = {
  frantic: createFranticTextFormatter,
  board: createBoardTextFormatter,
}
