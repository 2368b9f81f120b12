import type { Direction } from '@slapwise/board-game'
import { useEffect, useRef } from 'react'
import { boxAt, middleOf, PITCH } from '../look/street/plan.ts'
import { type ScreenWay, screenWay } from '../look/street/screen-way.ts'
import { directionsFor, pointsNowhere } from '../table/aim.ts'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'

const SIDES: Readonly<Record<ScreenWay, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

const KEYS: Readonly<Record<string, ScreenWay>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Which way a card points, chosen around the space it goes to. */
export function Ways() {
  const { setup, prompt, aim, kind } = useTable()
  const words = useBoardWords()
  const group = useRef<HTMLFieldSetElement>(null)
  const directions = kind === null || aim.space === null ? [] : directionsFor(prompt, kind, aim.space)
  const isOpen = directions.length > 0 && !pointsNowhere(directions)
  useEffect(() => {
    if (isOpen && document.activeElement?.matches('.space:focus-visible'))
      group.current?.querySelector('button')?.focus()
  }, [isOpen, aim.space])
  if (!isOpen) return null
  const walk = (event: React.KeyboardEvent) => {
    const way = KEYS[event.key]
    if (event.key === 'Escape')
      document.querySelector<HTMLElement>(`.space[data-space="${aim.space}"]`)?.focus()
    if (!way) return
    event.preventDefault()
    group.current?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus()
  }
  return (
    <fieldset ref={group} className="pointers" onKeyDown={walk} aria-label={words.table.whichWay('')}>
      {directions.map((direction) => (
        <WayButton
          key={direction}
          direction={direction}
          way={screenWay(setup.street, aim.space!, direction)!}
        />
      ))}
    </fieldset>
  )
}

function WayButton({ direction, way }: { readonly direction: Direction; readonly way: ScreenWay }) {
  const { setup, aim, kind, setPreview, tapWay } = useTable()
  const words = useBoardWords()
  const isTouched = useRef(false)
  const { x, y } = middleOf(setup.street, aim.space!)
  const [across, down] = SIDES[way]
  const beside = { x: x + across * PITCH.column, y: y + down * PITCH.column }
  const point = () => setPreview({ kind: kind!, space: aim.space!, direction })
  return (
    <button
      type="button"
      className="pointer"
      data-way={way}
      style={boxAt(setup.street, beside, { width: PITCH.column, height: PITCH.column })}
      aria-pressed={aim.direction === direction}
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType === 'touch'
      }}
      onKeyDown={() => {
        isTouched.current = false
      }}
      onClick={() => tapWay(direction, !isTouched.current)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
      onPointerLeave={() => setPreview(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 10h12M10 4.500l6 5.500-6 5.500" />
      </svg>
      <span className="visually-hidden">{words.table.pointIt(way)}</span>
    </button>
  )
}
