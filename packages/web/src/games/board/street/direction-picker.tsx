import type { Direction } from '@slapwise/board-game'
import { useEffect, useRef } from 'react'
import { CELL_SIZE, getBoardBox, getSpaceCentre } from '../artwork/street/board-geometry.ts'
import { type ScreenDirection, toScreenDirection } from '../artwork/street/screen-direction.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { hasNoDirection, listDirections } from '../table/tap-selection.ts'

const DIRECTION_OFFSETS: Readonly<Record<ScreenDirection, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

const ARROW_KEYS: Readonly<Record<string, ScreenDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Buttons around a space for the direction of a card. */
export function DirectionPicker() {
  const { setup, names, prompt, selection, selectedKind } = useBoardTable()
  const messages = useBoardMessages()
  const group = useRef<HTMLFieldSetElement>(null)
  const directions =
    selectedKind === null || selection.space === null
      ? []
      : listDirections(prompt, selectedKind, selection.space)
  const isOpen = directions.length > 0 && !hasNoDirection(directions)
  useEffect(() => {
    if (isOpen && document.activeElement?.matches('.space:focus-visible'))
      group.current?.querySelector('button')?.focus()
  }, [isOpen, selection.space])
  if (!isOpen) return null
  const handleArrowKey = (event: React.KeyboardEvent) => {
    const screenDirection = ARROW_KEYS[event.key]
    if (event.key === 'Escape')
      document.querySelector<HTMLElement>(`.space[data-space="${selection.space}"]`)?.focus()
    if (!screenDirection) return
    event.preventDefault()
    group.current?.querySelector<HTMLElement>(`[data-direction="${screenDirection}"]`)?.focus()
  }
  return (
    <fieldset
      ref={group}
      className="direction-picker"
      onKeyDown={handleArrowKey}
      aria-label={messages.table.askDirection(names.cardName(selectedKind!))}
    >
      {directions.map((direction) => (
        <DirectionButton
          key={direction}
          direction={direction}
          screenDirection={toScreenDirection(setup.street, selection.space!, direction)!}
        />
      ))}
    </fieldset>
  )
}

function DirectionButton({
  direction,
  screenDirection,
}: {
  readonly direction: Direction
  readonly screenDirection: ScreenDirection
}) {
  const { setup, selection, selectedKind, setPreview, tapDirection } = useBoardTable()
  const messages = useBoardMessages()
  const isTouched = useRef(false)
  const { x, y } = getSpaceCentre(setup.street, selection.space!)
  const [across, down] = DIRECTION_OFFSETS[screenDirection]
  const beside = { x: x + across * CELL_SIZE.column, y: y + down * CELL_SIZE.column }
  const point = () => setPreview({ kind: selectedKind!, space: selection.space!, direction })
  return (
    <button
      type="button"
      className="direction-button"
      data-direction={screenDirection}
      style={getBoardBox(setup.street, beside, { width: CELL_SIZE.column, height: CELL_SIZE.column })}
      aria-pressed={selection.direction === direction}
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType === 'touch'
      }}
      onKeyDown={() => {
        isTouched.current = false
      }}
      onClick={() => tapDirection(direction, !isTouched.current)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
      onPointerLeave={() => setPreview(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 10h12M10 4.500l6 5.500-6 5.500" />
      </svg>
      <span className="visually-hidden">{messages.table.pointDirection(screenDirection)}</span>
    </button>
  )
}
