import { decodeCard, decodeDirection, NOWHERE, type PlacedCard, type Space } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'
import { useI18n } from '../../../i18n/index.tsx'
import { usePress } from '../../../table/input/use-press.ts'
import { getSpaceBox } from '../artwork/street/board-geometry.ts'
import { Manhole } from '../artwork/street/manhole.tsx'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { SpaceCard } from '../artwork/street/space-card.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { hasNoDirection, listDirections } from '../table/tap-selection.ts'
import { usePointerKind } from './use-pointer-kind.ts'
import { useSpaceLabel } from './use-space-label.ts'

interface Props {
  readonly space: Space
  /** Whether the Tab key focuses this space (roving tabindex). */
  readonly isEntry: boolean
  /** Whether its card or manhole acts on the fact that is on stage. */
  readonly isActing: boolean
  /** The seats on which its card or manhole does not act again in this turn. */
  readonly spentOn: readonly Seat[]
  onFocus(): void
}

/** A space with its contents; a tap selects it. */
export function SpaceButton({ space, isEntry, isActing, spentOn, onFocus }: Props) {
  const messages = useBoardMessages()
  const { setup, selectableSpaces, selection, prompt, selectedKind, tapSpace, explainItem, ...table } =
    useBoardTable()
  const { messages: pageMessages } = useI18n()
  const spaceLabel = useSpaceLabel()
  const pointer = usePointerKind()
  const isSelectable = selectableSpaces.has(space)
  const point = () => {
    const isPlain =
      selectedKind !== null && isSelectable && hasNoDirection(listDirections(prompt, selectedKind, space))
    table.setPreview(isPlain ? { kind: selectedKind, space, direction: NOWHERE } : null)
    table.setPointedOption(isSelectable && prompt?.choice.of === 'space' ? space : null)
  }
  const press = usePress({
    onTap: () => tapSpace(space, pointer.isSure()),
    onHold: () => explainItem({ space }),
    onDrop: null,
  })
  return (
    <button
      type="button"
      className={`space ${isSelectable ? 'selectable' : ''} ${spentOn.length > 0 ? 'spent' : ''} ${isActing ? 'acting' : ''}`}
      style={getSpaceBox(setup.street, space)}
      data-space={space}
      data-anchor={`space-${space}`}
      aria-pressed={isSelectable ? selection.space === space : undefined}
      aria-keyshortcuts="i"
      tabIndex={isEntry ? 0 : -1}
      {...press}
      onPointerDown={(event) => {
        pointer.handlers.onPointerDown(event)
        press.onPointerDown(event)
      }}
      onKeyDown={(event) => {
        pointer.handlers.onKeyDown()
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
        {spentOn.length > 0 && ` ${messages.table.spent(spentOn.map(table.names.playerName))}`}
        {isSelectable && `, ${pageMessages.table.canBeChosen}`}
      </span>
    </button>
  )
}

/** The manhole, or the top card; with the next one below it, while a card can be taken. */
function SpaceContent({ space }: { readonly space: Space }) {
  const { state, prompt } = useBoardTable()
  const { teleports, spaces } = state.match.table
  const manhole = teleports.indexOf(space)
  if (manhole >= 0) return <Manhole number={manhole + 1} />
  const cards = spaces[space]
  const isTakeable = prompt?.choice.of === 'space' && cards.length > 1
  return (
    <>
      {isTakeable && <PlacedCardPicture card={cards.at(-2)!} space={space} under={0} />}
      {cards.length > 0 && (
        <PlacedCardPicture
          key={cards.length}
          card={cards.at(-1)!}
          space={space}
          under={isTakeable ? 0 : cards.length - 1}
        />
      )}
    </>
  )
}

function PlacedCardPicture(props: {
  readonly card: PlacedCard
  readonly space: Space
  readonly under: number
}) {
  const { setup } = useBoardTable()
  const { card, space, under } = props
  return (
    <SpaceCard
      kind={setup.kinds[decodeCard(card)]}
      direction={toScreenDirection(setup.street, space, decodeDirection(card))}
      under={under}
    />
  )
}
