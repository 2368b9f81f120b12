import { BOARD_NAMES, BOARDS, boardOf, streetOf } from '@slapwise/board-game'
import { Group, Setting, Tile } from '../../../kit/settings/parts.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { StreetPicture } from '../look/street/street-picture.tsx'
import { useBoardWords } from '../words/index.ts'
import './board-choice.css'
import { OwnBoard } from './own-board.tsx'
import { useBoardSettings } from './use-board-settings.ts'

/** Which street it is: one of ours, or one that the host has drawn. */
export function BoardChoice() {
  const { language } = useSpeech()
  const words = useBoardWords()
  const { settings, change } = useBoardSettings()
  const said = words.settings
  const chosen = boardOf(settings)
  return (
    <Group title={said.groups.board} summary={chosen.name[language]}>
      <Setting id="board" {...said.board}>
        {BOARD_NAMES.map((name) => (
          <Tile
            key={name}
            name={BOARDS[name].name[language]}
            line={said.boardLines[name]}
            isOn={settings.board === name}
            onTap={() => void change({ board: name })}
          />
        ))}
        <div className="board-preview" aria-hidden="true">
          <StreetPicture street={streetOf(chosen)} />
        </div>
      </Setting>
      <OwnBoard />
    </Group>
  )
}
