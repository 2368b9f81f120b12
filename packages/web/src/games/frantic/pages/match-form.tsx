import { settingsSchema } from '@slapwise/card-game'
import { MatchForm } from '../../../kit/local/match-form.tsx'
import { FRANTIC_LOCAL_OPTIONS } from '../local-options.ts'
import { FRANTIC_SETTINGS } from '../settings/frantic-settings.tsx'

/** The form for matches of Frantic against bots. */
export default function FranticMatchForm() {
  return <MatchForm options={FRANTIC_LOCAL_OPTIONS} game={FRANTIC_SETTINGS} schema={settingsSchema} />
}
