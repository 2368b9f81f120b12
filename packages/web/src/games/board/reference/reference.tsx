import { decodeCard, decodeDirection } from '@slapwise/board-game'
import { findReferenceItem, NUMBERED_TELEPORT } from '@slapwise/board-game/i18n'
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
    <ReferenceDialog label={names.title(id)} onClose={() => explainItem(null)}>
      <ThingEntry id={id} />
    </ReferenceDialog>
  )
}

/** A manhole, or all cards on a space, from the top. */
function SpaceDialog({ space }: { readonly space: number }) {
  const { state, setup, names, explainItem } = useBoardTable()
  const messages = useBoardMessages()
  const spaceLabel = useSpaceLabel()
  const { spaces, teleports } = state.match.table
  const cards = spaces[space].toReversed()
  const manhole = teleports.indexOf(space)
  const spentOn = useSpentSpaces().get(space)
  return (
    <ReferenceDialog label={spaceLabel(space)} onClose={() => explainItem(null)}>
      <h2 className="about-space">{spaceLabel(space)}</h2>
      {spentOn && <p>{messages.table.spent(spentOn.map(names.playerName))}</p>}
      {manhole >= 0 && <ThingEntry id={NUMBERED_TELEPORT.id} picture={<Manhole number={manhole + 1} />} />}
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
