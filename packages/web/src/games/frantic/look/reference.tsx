import { kindOf } from '@slapwise/card-game/words'
import { Entry } from '../../../look/controls/entry.tsx'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { type Thing, useTable } from '../table/at-table.tsx'
import { CardFace } from './card.tsx'
import { EventPicture } from './event-picture.tsx'
import { PowerCard } from './power-card.tsx'
import { RuleCardFace } from './rule-card-face.tsx'

/** What a card does, with our rulings on it: from anywhere, by a tap on what does nothing else or by holding it. */
export function Reference() {
  const { thing } = useTable()
  return thing && <ReferenceDialog thing={thing} />
}

function ReferenceDialog({ thing }: { readonly thing: Thing }) {
  const { words: house, language } = useSpeech()
  const { setup, names, explain } = useTable()
  const id = 'id' in thing ? thing.id : setup.prints[thing.face].kind.id
  const kind = kindOf(setup, id)
  if (!kind) return null
  const title = 'face' in thing ? names.face(thing.face) : kind.name[language]
  return (
    <Dialog className="reference" label={title} onClose={() => explain(null)}>
      {(close) => (
        <Entry
          picture={<Picture thing={thing} />}
          title={title}
          text={kind.text[language]}
          rulings={(kind.rulings ?? []).map((ruling) => ruling[language])}
        >
          <button type="button" className="button" onClick={close}>
            {house.table.gotIt}
          </button>
        </Entry>
      )}
    </Dialog>
  )
}

function Picture({ thing }: { readonly thing: Thing }) {
  const { setup } = useTable()
  if ('face' in thing) return <CardFace print={setup.prints[thing.face]} />
  const { id } = thing
  if (setup.events.some((event) => event.id === id)) return <EventPicture id={id} />
  if (setup.powers.some((power) => power.id === id)) return <PowerCard id={id} />
  const print = setup.prints.find(({ kind }) => kind.id === id)
  return print ? <CardFace print={print} /> : <RuleCardFace id={id} />
}
