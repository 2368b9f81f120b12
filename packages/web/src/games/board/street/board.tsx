import type { Space, Street } from '@slapwise/board-game'
import { useRef, useState } from 'react'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { getBoardSize } from '../artwork/street/board-geometry.ts'
import { StreetPicture } from '../artwork/street/street-picture.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { findStageCause } from '../stage/stage-cause.ts'
import { useSpentSpaces } from '../stage/use-spent-spaces.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import './board.css'
import { CauseCallout } from './cause-callout.tsx'
import { getNextSpace } from './get-next-space.ts'
import { SpaceButton } from './space-button.tsx'
import { StreetPreview } from './street-preview.tsx'
import { Tokens } from './tokens.tsx'

/** The street with cards and tokens: a list of spaces in the order of the path. */
export function Board({
  isCovered,
  formatter,
}: {
  readonly isCovered: boolean
  readonly formatter: LogFormatter
}) {
  const { setup, state, selectableSpaces, setPreview, setPointedOption } = useBoardTable()
  const messages = useBoardMessages()
  const list = useRef<HTMLOListElement>(null)
  const { street } = setup
  const [focusedSpace, setFocusedSpace] = useState<Space | null>(null)
  const [firstSelectable] = selectableSpaces
  const entry = focusedSpace ?? firstSelectable ?? state.match.table.tokens[state.match.own.seat ?? 0]
  const cause = findStageCause(state.newFacts)
  const spent = useSpentSpaces()
  const stopPointing = () => {
    setPreview(null)
    setPointedOption(null)
  }
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
          onBlur={stopPointing}
          onPointerLeave={stopPointing}
        >
          {street.cells.map((_, space) => (
            <li key={space}>
              <SpaceButton
                space={space}
                isEntry={space === entry}
                isActing={space === cause?.space}
                spentOn={spent.get(space) ?? NOBODY}
                onFocus={() => setFocusedSpace(space)}
              />
            </li>
          ))}
        </ol>
        <StreetPreview />
        <Tokens />
        <CauseCallout formatter={formatter} />
      </StreetPicture>
    </section>
  )
}

const NOBODY: readonly number[] = []

/** The aspect ratio, from which the styles compute the size of the board. */
function aspectRatioStyle(street: Street): React.CSSProperties {
  const { width, height } = getBoardSize(street)
  return { '--ratio': width / height } as React.CSSProperties
}
