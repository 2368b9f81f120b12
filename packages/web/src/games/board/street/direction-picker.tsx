import type { Direction } from '@slapwise/board-game'
import { useEffect, useRef } from 'react'
import { type ScreenDirection, toScreenDirection } from '../artwork/street/screen-direction.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { hasNoDirection, listDirections } from '../table/tap-selection.ts'
import { usePointerKind } from './use-pointer-kind.ts'

const ARROW_KEYS: Readonly<Record<string, ScreenDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Buttons for the direction of a card, in the prompt bar: on the street they would cover what they are about. */
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
  const { selection, selectedKind, setPreview, tapDirection } = useBoardTable()
  const messages = useBoardMessages()
  const pointer = usePointerKind()
  const point = () => setPreview({ kind: selectedKind!, space: selection.space!, direction })
  return (
    <button
      type="button"
      className="direction-button"
      data-direction={screenDirection}
      aria-pressed={selection.direction === direction}
      {...pointer.handlers}
      onClick={() => tapDirection(direction, pointer.isSure())}
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
