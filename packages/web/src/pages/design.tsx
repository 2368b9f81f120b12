import { SET_NAMES, SETS } from '@slapwise/card-game'
import { CardBack, CardFace } from '../look/card.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import { useSpeech } from '../words/index.tsx'
import './pages.css'

const INK_NAMES = ['red', 'yellow', 'green', 'blue', 'purple']

/** Every card there is, as it is printed, with what it does. */
export default function DesignPage() {
  const { language } = useSpeech()
  return (
    <main className="page design">
      <h1>Slapwise</h1>
      {SET_NAMES.map((set) => (
        <section key={set}>
          <h2>{SETS[set].name[language]}</h2>
          <ul className="prints">
            {SETS[set].prints.map(({ kind, colour = null, second = null, number = null }) => (
              <li key={[kind.id, colour, second, number].join()} title={kind.text[language]}>
                <CardFace print={{ kind, colour, second, number }} />
              </li>
            ))}
            <li>
              <CardBack />
            </li>
          </ul>
          <ul className="panels">
            {SETS[set].events.map(({ id, name }, i) => (
              <li key={id} data-ink={INK_NAMES[i % INK_NAMES.length]} className="panel">
                <EventPicture id={id} />
                <strong>{name[language]}</strong>
              </li>
            ))}
          </ul>
          <dl>
            {[
              ...new Set(SETS[set].prints.map(({ kind }) => kind)),
              ...SETS[set].events,
              ...SETS[set].powers,
            ].map((kind) => (
              <div key={kind.id}>
                <dt>{kind.name[language]}</dt>
                <dd>{kind.text[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  )
}
