import { RULES_VERSION, type SettingsInput, settingsSchema } from '@slapwise/card-game'
import { LocalMatch } from '../../../kit/local/local-match.tsx'
import { opponents } from '../opponents.ts'
import { SEEN } from '../seen.ts'
import { MatchChoices } from './match-choices.tsx'

const HERE = {
  id: 'frantic',
  version: RULES_VERSION,
  settings: settingsSchema,
  ...opponents,
  worker: () => new Worker(new URL('../local-worker.ts', import.meta.url), { type: 'module' }),
}

const USUAL: SettingsInput = { players: 4, sets: ['base'] }

/** Frantic against bots, on this device. */
export default function PlayPage() {
  return <LocalMatch game={HERE} usual={USUAL} mostPlayers={8} seen={SEEN} Choices={MatchChoices} />
}
