import { findReferenceItem } from '@slapwise/card-game/i18n'
import { ReferenceDialog } from '../../../kit/reference/reference-dialog.tsx'
import { ReferenceEntry } from '../../../kit/reference/reference-entry.tsx'
import { CardFace } from '../artwork/card.tsx'
import { type ReferenceTopic, useFranticTable } from '../table/frantic-table-context.tsx'
import { BOX_ITEMS_BY_ID, relatedItems, toRuleCardItem } from './box-items.tsx'
import { useDescribeItem } from './describe-item.ts'

/**
 * The dialog that explains a card with its rulings. It opens by a tap on something without another action, or by a
 * long press.
 */
export function FranticReference() {
  const { explainedItem } = useFranticTable()
  return explainedItem && <TopicDialog topic={explainedItem} />
}

function TopicDialog({ topic }: { readonly topic: ReferenceTopic }) {
  const { setup, names, explainItem } = useFranticTable()
  const describe = useDescribeItem()
  const face = 'face' in topic ? setup.prints[topic.face] : null
  const id = 'id' in topic ? topic.id : setup.prints[topic.face].kind.id
  const texts = findReferenceItem(setup, id)
  if (!texts) return null
  // The setup has the texts of the edition that is played.
  const item = { ...(BOX_ITEMS_BY_ID.get(id) ?? toRuleCardItem(texts)), texts, variants: [] }
  const title = 'face' in topic ? names.faceName(topic.face) : names.title(id)
  const related = (relatedItems().get(id) ?? []).filter((other) => findReferenceItem(setup, other))
  return (
    <ReferenceDialog
      label={title}
      address={BOX_ITEMS_BY_ID.has(id) ? `/cards/frantic#${id}` : null}
      onClose={() => explainItem(null)}
    >
      <ReferenceEntry
        item={describe(face ? { ...item, points: face.points } : item)}
        title={title}
        picture={face ? <CardFace print={face} /> : item.renderPicture()}
        related={related.map((other) => (
          <button key={other} type="button" className="link" onClick={() => explainItem({ id: other })}>
            {names.title(other)}
          </button>
        ))}
      />
    </ReferenceDialog>
  )
}
