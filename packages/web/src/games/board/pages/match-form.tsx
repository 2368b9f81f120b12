import { settingsSchema } from '@slapwise/board-game'
import { MatchForm } from '../../../kit/local/match-form.tsx'
import { BOARD_LOCAL_OPTIONS } from '../local-options.ts'
import { BOARD_SETTINGS } from '../settings/board-settings.ts'

/** The form for matches of the board game against bots. */
export default function BoardMatchForm() {
  return <MatchForm options={BOARD_LOCAL_OPTIONS} game={BOARD_SETTINGS} schema={settingsSchema} />
}
