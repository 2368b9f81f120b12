import { PaceSettings } from '../../../kit/settings/pace.tsx'
import { RoomSettings } from '../../../kit/settings/room-settings.tsx'
import type { SettingsProps } from '../../../kit/web-game.ts'
import { useBoardWords } from '../words/index.ts'
import { BoardChoice } from './board-choice.tsx'
import { LengthSettings } from './length.tsx'
import type { GameSettings } from './use-board-settings.ts'

const follow = (before: GameSettings, changed: Partial<GameSettings>): GameSettings => ({
  ...before,
  ...changed,
})

/** How a room plays the board game. */
export function BoardSettings(props: SettingsProps) {
  const { settings } = useBoardWords()
  return (
    <RoomSettings {...props} follow={follow} contradictions={settings.contradictions}>
      <BoardChoice />
      <LengthSettings />
      <PaceSettings />
    </RoomSettings>
  )
}
