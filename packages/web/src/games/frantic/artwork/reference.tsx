import { findReferenceItem } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { ReferenceEntry } from '../../../ui/controls/reference-entry.tsx'
import { type ReferenceTopic, useFranticTable } from '../table/frantic-table-context.tsx'
import { CardFace } from './card.tsx'
import { EventDrawing } from './event-drawing.tsx'
import { PowerCard } from './power-card.tsx'
import { RuleCardFace } from './rule-card-face.tsx'

/**
 * The dialog that explains a card with its rulings. It opens by a tap on something without another action, or by a
 * long press.
 */
export function FranticReference() {
  const { explainedItem } = useFranticTable()
  return explainedItem && <ReferenceDialog thing={explainedItem} />
}

function ReferenceDialog({ thing }: { readonly thing: ReferenceTopic }) {
  const { messages: pageMessages, language } = useI18n()
  const { setup, names, explainItem } = useFranticTable()
  const id = 'id' in thing ? thing.id : setup.prints[thing.face].kind.id
  const kind = findReferenceItem(setup, id)
  if (!kind) return null
  const title = 'face' in thing ? names.faceName(thing.face) : kind.name[language]
  return (
    <Dialog className="reference" label={title} onClose={() => explainItem(null)}>
      {(close) => (
        <ReferenceEntry
          picture={<Picture thing={thing} />}
          title={title}
          text={kind.text[language]}
          rulings={(kind.rulings ?? []).map((ruling) => ruling[language])}
        >
          <button type="button" className="button" onClick={close}>
            {pageMessages.table.close}
          </button>
        </ReferenceEntry>
      )}
    </Dialog>
  )
}

function Picture({ thing }: { readonly thing: ReferenceTopic }) {
  const { setup } = useFranticTable()
  if ('face' in thing) return <CardFace print={setup.prints[thing.face]} />
  const { id } = thing
  if (setup.events.some((event) => event.id === id)) return <EventDrawing id={id} />
  if (setup.powers.some((power) => power.id === id)) return <PowerCard id={id} />
  const print = setup.prints.find(({ kind }) => kind.id === id)
  return print ? <CardFace print={print} /> : <RuleCardFace id={id} />
}
