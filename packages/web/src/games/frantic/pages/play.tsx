import { RULES_VERSION, type SettingsInput, settingsSchema } from '@slapwise/card-game'
import { LocalMatchScreen } from '../../../kit/local/local-match.tsx'
import { opponents } from '../opponents.ts'
import { RENDERABLE_FRANTIC } from '../renderable-frantic.ts'
import { FranticMatchOptionsForm } from './match-options.tsx'

const LOCAL_GAME = {
  id: 'frantic',
  latestRulesVersion: RULES_VERSION,
  settingsSchema,
  ...opponents,
  createWorker: () => new Worker(new URL('../local-worker.ts', import.meta.url), { type: 'module' }),
}

const DEFAULT_SETTINGS: SettingsInput = { players: 4, sets: ['base'] }

/** A match of Frantic against bots on this device. */
export default function PlayPage() {
  return (
    <LocalMatchScreen
      game={LOCAL_GAME}
      defaultSettings={DEFAULT_SETTINGS}
      maxPlayers={8}
      renderableGame={RENDERABLE_FRANTIC}
      Choices={FranticMatchOptionsForm}
    />
  )
}
