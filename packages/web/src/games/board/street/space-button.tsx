import { decodeCard, decodeDirection, NOWHERE, type Space } from '@slapwise/board-game'
import { useRef } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { usePress } from '../../../table/input/use-press.ts'
import { getSpaceBox } from '../artwork/street/board-geometry.ts'
import { Manhole } from '../artwork/street/manhole.tsx'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { SpaceCard } from '../artwork/street/space-card.tsx'
import { useBoardTable } from '../table/board-table-context.tsx'
import { hasNoDirection, listDirections } from '../table/tap-selection.ts'
import { useSpaceLabel } from './use-space-label.ts'

interface Props {
  readonly space: Space
  /** Whether the Tab key focuses this space (roving tabindex). */
  readonly isEntry: boolean
  onFocus(): void
}

/** A space with its contents; a tap selects it. */
export function SpaceButton({ space, isEntry, onFocus }: Props) {
  const { setup, selectableSpaces, selection, prompt, selectedKind, setPreview, tapSpace, explainItem } =
    useBoardTable()
  const { messages } = useI18n()
  const spaceLabel = useSpaceLabel()
  const isTouched = useRef(false)
  const isSelectable = selectableSpaces.has(space)
  const point = () => {
    const isPlain =
      selectedKind !== null && isSelectable && hasNoDirection(listDirections(prompt, selectedKind, space))
    setPreview(isPlain ? { kind: selectedKind, space, direction: NOWHERE } : null)
  }
  const press = usePress({
    onTap: () => tapSpace(space, !isTouched.current),
    onHold: () => explainItem({ space }),
    onDrop: null,
  })
  return (
    <button
      type="button"
      className={`space ${isSelectable ? 'selectable' : ''}`}
      style={getSpaceBox(setup.street, space)}
      data-space={space}
      data-anchor={`space-${space}`}
      aria-pressed={isSelectable ? selection.space === space : undefined}
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
      <SpaceContent space={space} />
      <span className="visually-hidden">
        {spaceLabel(space)}
        {isSelectable && `, ${messages.table.canBeChosen}`}
      </span>
    </button>
  )
}

/** The manhole, or the top card. */
function SpaceContent({ space }: { readonly space: Space }) {
  const { setup, state } = useBoardTable()
  const { teleports, spaces } = state.match.table
  const manhole = teleports.indexOf(space)
  if (manhole >= 0) return <Manhole number={manhole + 1} />
  const cards = spaces[space]
  const top = cards.at(-1)
  if (top === undefined) return null
  return (
    <SpaceCard
      key={cards.length}
      kind={setup.kinds[decodeCard(top)]}
      direction={toScreenDirection(setup.street, space, decodeDirection(top))}
      under={cards.length - 1}
    />
  )
}
