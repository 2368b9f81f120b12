import type { Space, Street } from '@slapwise/board-game'
import { useRef, useState } from 'react'
import { getBoardSize } from '../artwork/street/board-geometry.ts'
import { StreetPicture } from '../artwork/street/street-picture.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import './board.css'
import { DirectionPicker } from './direction-picker.tsx'
import { getNextSpace } from './get-next-space.ts'
import { PlacementPreview } from './placement-preview.tsx'
import { SpaceButton } from './space-button.tsx'
import { Tokens } from './tokens.tsx'

/** The street with cards and tokens: a list of spaces in the order of the path. */
export function Board({ isCovered }: { readonly isCovered: boolean }) {
  const { setup, state, selectableSpaces, setPreview } = useBoardTable()
  const messages = useBoardMessages()
  const list = useRef<HTMLOListElement>(null)
  const { street } = setup
  const [focusedSpace, setFocusedSpace] = useState<Space | null>(null)
  const [firstSelectable] = selectableSpaces
  const entry = focusedSpace ?? firstSelectable ?? state.match.table.tokens[state.match.own.seat ?? 0]
  const handleArrowKey = (event: React.KeyboardEvent) => {
    const to = getNextSpace(street, entry, event.key)
    if (to === null) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus()
  }
  return (
    <section
      className="board"
      inert={isCovered}
      aria-label={messages.table.board}
      style={aspectRatioStyle(street)}
    >
      <StreetPicture street={street}>
        <ol
          ref={list}
          className="spaces"
          onKeyDown={handleArrowKey}
          onBlur={() => setPreview(null)}
          onPointerLeave={() => setPreview(null)}
        >
          {street.cells.map((_, space) => (
            <li key={space}>
              <SpaceButton space={space} isEntry={space === entry} onFocus={() => setFocusedSpace(space)} />
            </li>
          ))}
        </ol>
        <PlacementPreview />
        <Tokens />
        <DirectionPicker />
      </StreetPicture>
    </section>
  )
}

/** The aspect ratio, from which the styles compute the size of the board. */
function aspectRatioStyle(street: Street): React.CSSProperties {
  const { width, height } = getBoardSize(street)
  return { '--ratio': width / height } as React.CSSProperties
}
