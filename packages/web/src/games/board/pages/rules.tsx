import { applyMildNames, CARD_KINDS, COLOURS, EVENTS } from '@slapwise/board-game'
import type { ReactNode } from 'react'
import { navigate } from '../../../browser/navigate.ts'
import { useI18n } from '../../../i18n/index.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { BoardCard, BoardCardBack } from '../artwork/cards/board-card.tsx'
import { KindIcon } from '../artwork/cards/kind-drawing.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { Die } from '../artwork/pieces/die.tsx'
import { Manhole } from '../artwork/street/manhole.tsx'
import { ExampleCard, kindOf } from '../gist/example-card.tsx'
import { Gist } from '../gist/gist.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { RULES_CHAPTERS, type RulesChapter } from '../i18n/messages/rules.ts'
import '../../../ui/style/page.css'
import './rules.css'

/** The rules page. */
export default function RulesPage() {
  const messages = useBoardMessages()
  const { title, lead, tryIt, showCards, home } = messages.rules
  return (
    <main className="page street-rules">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <Gist />
      <Chapters />
      <Colours />
      <Cards />
      <Events />
      <div className="rules-ends">
        <button type="button" className="button" onClick={() => navigate('/play/board')}>
          {tryIt}
        </button>
        <button type="button" className="button second" onClick={() => navigate('/cards/board')}>
          {showCards}
        </button>
        <button type="button" className="button quiet" onClick={() => navigate('/')}>
          {home}
        </button>
      </div>
    </main>
  )
}

function usePictures(): Readonly<Record<RulesChapter, readonly ReactNode[]>> {
  const { language } = useI18n()
  const card = (id: string) => <BoardCard key={id} kind={kindOf(id)} name={kindOf(id).name[language]} />
  return {
    turn: [card('push'), <Die key="die" sides={6} value={3} ink="blue" />],
    placing: [card('snail'), card('stop')],
    street: [<ExampleCard key="jump" id="jump" />],
    manholes: [<Manhole key="2" number={2} />, <Manhole key="5" number={5} />],
    reactions: [card('block'), card('re-roll')],
    events: [card('troublemaker'), <Die key="die" sides={20} value={13} ink="red" />],
    end: [<BoardCardBack key="back" />],
  }
}

function Chapters() {
  const { chapters } = useBoardMessages().rules
  const pictures = usePictures()
  return (
    <ol className="street-chapters">
      {RULES_CHAPTERS.map((chapter) => (
        <li key={chapter}>
          <h2>{chapters[chapter].title}</h2>
          <p>{chapters[chapter].text}</p>
          <div className="chapter-pictures" aria-hidden="true">
            {pictures[chapter]}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Colours() {
  const messages = useBoardMessages()
  return (
    <section>
      <h2>{messages.rules.colours.title}</h2>
      <dl className="colour-timings">
        {COLOURS.map((colour) => (
          <div key={colour} data-colour={colour}>
            <dt>{messages.colours[colour]}</dt>
            <dd>{messages.rules.colours.text[colour]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Cards() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useBoardMessages()
  return (
    <section>
      <h2>{messages.rules.allCards}</h2>
      <ul className="short-list">
        {applyMildNames(CARD_KINDS, mildNames).map((kind) => (
          <li key={kind.id}>
            <KindIcon kind={kind} />
            <p>
              <strong>
                <a href={`/cards/board#${kind.id}`}>{kind.name[language]}</a>
              </strong>{' '}
              {kind.text[language]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Events() {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useBoardMessages()
  return (
    <section>
      <h2>{messages.rules.allEvents}</h2>
      <ol className="short-list">
        {applyMildNames(EVENTS, mildNames).map(({ id, name, text }, i) => (
          <li key={id}>
            <EventDrawing id={id} />
            <p>
              <strong>
                {i + 1} <a href={`/cards/board#${id}`}>{name[language]}</a>
              </strong>{' '}
              {text[language]}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
