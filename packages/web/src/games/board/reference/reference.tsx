import { cardIn, directionOf } from '@slapwise/board-game'
import { thingOf } from '@slapwise/board-game/words'
import { Entry } from '../../../look/controls/entry.tsx'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { BoardCard } from '../look/cards/board-card.tsx'
import { EventDrawing } from '../look/events/event-drawing.tsx'
import { screenWay } from '../look/street/screen-way.ts'
import { SpaceCard } from '../look/street/space-card.tsx'
import { useSpoken } from '../street/use-spoken.ts'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import './reference.css'

/** What a card or an event does, or what lies on a space: from anywhere, by a tap that does nothing else or by holding. */
export function Reference() {
  const { thing } = useTable()
  if (thing === null) return null
  return 'id' in thing ? <AboutOne id={thing.id} /> : <AboutSpace space={thing.space} />
}

function AboutOne({ id }: { readonly id: string }) {
  const { explain, names } = useTable()
  return (
    <Dialog className="reference" label={names.title(id)} onClose={() => explain(null)}>
      {(close) => (
        <Explained id={id}>
          <GotIt close={close} />
        </Explained>
      )}
    </Dialog>
  )
}

/** All that lies on a space, from the top. */
function AboutSpace({ space }: { readonly space: number }) {
  const { state, setup, names, explain } = useTable()
  const words = useBoardWords()
  const spoken = useSpoken()
  const cards = state.match.table.spaces[space].toReversed()
  return (
    <Dialog className="reference about-space" label={spoken(space)} onClose={() => explain(null)}>
      {(close) => (
        <>
          <h2>{spoken(space)}</h2>
          {cards.map((card, i) => (
            <section key={i}>
              {i === 1 && <p>{words.table.covered}</p>}
              <Explained
                id={setup.kinds[cardIn(card)].id}
                title={names.lying(card, space)}
                picture={
                  <SpaceCard
                    kind={setup.kinds[cardIn(card)]}
                    way={screenWay(setup.street, space, directionOf(card))}
                  />
                }
              />
            </section>
          ))}
          <GotIt close={close} />
        </>
      )}
    </Dialog>
  )
}

function Explained(props: {
  readonly id: string
  readonly title?: string
  readonly picture?: React.ReactNode
  readonly children?: React.ReactNode
}) {
  const { language } = useSpeech()
  const { setup } = useTable()
  const kind = setup.kinds.find(({ id }) => id === props.id)
  const found = thingOf(setup, props.id)
  if (!found) return null
  const name = found.name[language]
  return (
    <Entry
      picture={
        props.picture ?? (kind ? <BoardCard kind={kind} name={name} /> : <EventDrawing id={props.id} />)
      }
      title={props.title ?? name}
      text={found.text[language]}
      rulings={(found.rulings ?? []).map((ruling) => ruling[language])}
    >
      {props.children}
    </Entry>
  )
}

function GotIt({ close }: { close(): void }) {
  const { words } = useSpeech()
  return (
    <button type="button" className="button" onClick={close}>
      {words.table.gotIt}
    </button>
  )
}
