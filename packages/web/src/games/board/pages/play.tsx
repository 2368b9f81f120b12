import { RULES_VERSION, type SettingsInput, settingsSchema } from '@slapwise/board-game'
import { LocalMatchScreen } from '../../../kit/local/local-match.tsx'
import { opponents } from '../opponents.ts'
import { RENDERABLE_BOARD } from '../renderable-board.ts'
import { BoardMatchOptionsForm } from './match-options.tsx'

const LOCAL_GAME = {
  id: 'board',
  latestRulesVersion: RULES_VERSION,
  settingsSchema,
  ...opponents,
  createWorker: () => new Worker(new URL('../local-worker.ts', import.meta.url), { type: 'module' }),
}

const DEFAULT_SETTINGS: SettingsInput = { players: 4 }

/** A match of the board game against bots on this device. */
export default function PlayPage() {
  return (
    <LocalMatchScreen
      game={LOCAL_GAME}
      defaultSettings={DEFAULT_SETTINGS}
      maxPlayers={6}
      renderableGame={RENDERABLE_BOARD}
      Choices={BoardMatchOptionsForm}
    />
  )
}
