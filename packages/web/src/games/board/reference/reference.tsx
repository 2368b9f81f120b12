import { decodeCard, decodeDirection, type Space, START } from '@slapwise/board-game'
import {
  findReferenceItem,
  NUMBERED_TELEPORT,
  SKULL_PART,
  SPACE_PART,
  START_PART,
} from '@slapwise/board-game/i18n'
import type { ReactNode } from 'react'
import { ReferenceDialog } from '../../../kit/reference/reference-dialog.tsx'
import { ReferenceEntry } from '../../../kit/reference/reference-entry.tsx'
import { Manhole } from '../artwork/street/manhole.tsx'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { SpaceCard } from '../artwork/street/space-card.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useSpentSpaces } from '../stage/use-spent-spaces.ts'
import { useSpaceLabel } from '../street/use-space-label.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { BOX_ITEMS_BY_ID, relatedItems } from './box-items.ts'
import { useDescribeItem } from './describe-item.ts'
import { ItemPicture } from './item-picture.tsx'
import './reference.css'

/**
 * The dialog that explains a card, an event or a space. It opens by a tap on something without another action, or by
 * a long press.
 */
export function BoardReference() {
  const { explainedItem } = useBoardTable()
  if (explainedItem === null) return null
  return 'id' in explainedItem ? (
    <ThingDialog id={explainedItem.id} />
  ) : (
    <SpaceDialog space={explainedItem.space} />
  )
}

function ThingDialog({ id }: { readonly id: string }) {
  const { explainItem, names } = useBoardTable()
  return (
    <ReferenceDialog label={names.title(id)} address={addressOf(id)} onClose={() => explainItem(null)}>
      <ThingEntry id={id} />
    </ReferenceDialog>
  )
}

const addressOf = (id: string): string => `/cards/board#${id}`

/** The entry of a space: its kind, all cards on it from the top, and a link to tokens if some stand on it. */
function SpaceDialog({ space }: { readonly space: Space }) {
  const { state, setup, names, explainItem } = useBoardTable()
  const messages = useBoardMessages()
  const spaceLabel = useSpaceLabel()
  const { spaces, teleports, tokens } = state.match.table
  const cards = spaces[space].toReversed()
  const manhole = teleports.indexOf(space)
  const part =
    manhole >= 0
      ? NUMBERED_TELEPORT.id
      : space === START
        ? START_PART.id
        : space === setup.street.end
          ? SKULL_PART.id
          : SPACE_PART.id
  const topKind = cards.length > 0 ? setup.kinds[decodeCard(cards[0])] : null
  const spentOn = useSpentSpaces().get(space)
  return (
    <ReferenceDialog
      label={spaceLabel(space)}
      address={addressOf(topKind?.id ?? part)}
      onClose={() => explainItem(null)}
    >
      <h2 className="about-space">{spaceLabel(space)}</h2>
      {spentOn && <p>{messages.table.spent(spentOn.map(names.playerName))}</p>}
      {manhole >= 0 && <ThingEntry id={part} picture={<Manhole number={manhole + 1} />} />}
      {cards.map((card, i) => (
        <section key={i}>
          {i === 1 && <p>{messages.table.coveredCards}</p>}
          <ThingEntry
            id={setup.kinds[decodeCard(card)].id}
            title={names.cardOnSpace(card, space)}
            picture={
              <SpaceCard
                kind={setup.kinds[decodeCard(card)]}
                direction={toScreenDirection(setup.street, space, decodeDirection(card))}
              />
            }
          />
        </section>
      ))}
      {manhole < 0 && cards.length === 0 && <ThingEntry id={part} />}
      {tokens.includes(space) && (
        <p>
          <button type="button" className="link" onClick={() => explainItem({ id: 'token' })}>
            {names.title('token')}
          </button>
        </p>
      )}
    </ReferenceDialog>
  )
}

function ThingEntry(props: { readonly id: string; readonly title?: string; readonly picture?: ReactNode }) {
  const { setup, names, explainItem } = useBoardTable()
  const describe = useDescribeItem()
  const boxItem = BOX_ITEMS_BY_ID.get(props.id)
  if (!boxItem) return null
  const item = describe(boxItem)
  const related = (relatedItems().get(props.id) ?? []).filter((other) => findReferenceItem(setup, other))
  return (
    <ReferenceEntry
      item={item}
      picture={props.picture ?? <ItemPicture item={item} />}
      title={props.title ?? item.title}
      related={related.map((other) => (
        <button key={other} type="button" className="link" onClick={() => explainItem({ id: other })}>
          {names.title(other)}
        </button>
      ))}
    />
  )
}
