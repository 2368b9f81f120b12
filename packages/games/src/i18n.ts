import { createTextFormatter as createBoardTextFormatter } from '@slapwise/board-game/i18n'
import { createTextFormatter as createFranticTextFormatter } from '@slapwise/card-game/i18n'
import type { LocalizedText, TextFormatterFactory } from '@slapwise/kernel'

/** Plain-text formatters by game id. */
export const TEXT_FORMATTERS: Readonly<Record<string, TextFormatterFactory>> = {
  frantic: createFranticTextFormatter,
  board: createBoardTextFormatter,
}

/** Names of the games by id. */
export const GAME_NAMES: Readonly<Record<string, LocalizedText>> = {
  frantic: { en: 'Frantic', de: 'Frantic' },
  board: { en: 'Frantic Board Game', de: 'Frantic – das Brettspiel' },
}
