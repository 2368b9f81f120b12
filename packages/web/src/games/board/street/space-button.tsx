import { cardIn, directionOf, NOWHERE, type Space } from '@slapwise/board-game'
import { useRef } from 'react'
import { usePress } from '../../../table/input/use-press.ts'
import { Manhole } from '../look/street/manhole.tsx'
import { spotOf } from '../look/street/plan.ts'
import { screenWay } from '../look/street/screen-way.ts'
import { SpaceCard } from '../look/street/space-card.tsx'
import { directionsFor, pointsNowhere } from '../table/aim.ts'
import { useTable } from '../table/at-table.tsx'
import { useSpoken } from './use-spoken.ts'

interface Props {
  readonly space: Space
  /** Whether the tab key comes here. */
  readonly isEntry: boolean
  onFocus(): void
}

/** A space: what lies on it, and what a tap on it does. */
export function SpaceButton({ space, isEntry, onFocus }: Props) {
  const { setup, spaces, aim, prompt, kind, setPreview, tapSpace, explain } = useTable()
  const spoken = useSpoken()
  const isTouched = useRef(false)
  const isLit = spaces.has(space)
  const point = () => {
    const isPlain = kind !== null && isLit && pointsNowhere(directionsFor(prompt, kind, space))
    setPreview(isPlain ? { kind, space, direction: NOWHERE } : null)
  }
  const press = usePress({
    onTap: () => tapSpace(space, !isTouched.current),
    onHold: () => explain({ space }),
    onDrop: null,
  })
  return (
    <button
      type="button"
      className={`space ${isLit ? 'lit' : ''}`}
      style={spotOf(setup.street, space)}
      data-space={space}
      data-anchor={`space-${space}`}
      aria-pressed={isLit ? aim.space === space : undefined}
      aria-keyshortcuts="i"
      tabIndex={isEntry ? 0 : -1}
      {...press}
      onPointerDown={(event) => {
        isTouched.current = event.pointerType === 'touch'
        press.onPointerDown(event)
      }}
      onKeyDown={(event) => {
        isTouched.current = false
        press.onKeyDown(event)
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
      onFocus={(event) => {
        onFocus()
        if (event.currentTarget.matches(':focus-visible')) point()
      }}
    >
      <OnSpace space={space} />
      <span className="visually-hidden">{spoken(space)}</span>
    </button>
  )
}

/** The top card, or the manhole that covers all of them. */
function OnSpace({ space }: { readonly space: Space }) {
  const { setup, state } = useTable()
  const { teleports, spaces } = state.match.table
  const manhole = teleports.indexOf(space)
  if (manhole >= 0) return <Manhole number={manhole + 1} />
  const cards = spaces[space]
  const top = cards.at(-1)
  if (top === undefined) return null
  return (
    <SpaceCard
      key={cards.length}
      kind={setup.kinds[cardIn(top)]}
      way={screenWay(setup.street, space, directionOf(top))}
      under={cards.length - 1}
    />
  )
}
