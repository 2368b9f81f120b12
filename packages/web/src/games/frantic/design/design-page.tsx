import { CARD_SET_NAMES, CARD_SETS, HOUSE_RULE_CARDS } from '@slapwise/card-game'
import { GRIMACES } from '@slapwise/protocol'
import { stagePlayers } from '../../../match-sources/staged-source.ts'
import { Avatar } from '../../../ui/face/avatar.tsx'
import { GrimaceIcon } from '../../../ui/face/grimace-icon.tsx'
import { InkShape } from '../../../ui/print/ink-shape.tsx'
import { INKS, type Ink } from '../../../ui/print/inks.ts'
import { CardBack, CardFace } from '../artwork/card.tsx'
import { EventDrawing } from '../artwork/event-drawing.tsx'
import { PowerCard } from '../artwork/power-card.tsx'
import { RuleCardFace } from '../artwork/rule-card-face.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import '../../../ui/style/page.css'
import { textIn, useI18n } from '../../../i18n/index.tsx'
import { FRANTIC_INFO } from '../frantic-info.ts'
import { useNamesByPreference } from '../table/use-names-by-preference.ts'
import './design.css'
import { MomentGallery } from '../../../kit/design/moment-gallery.tsx'
import { MOMENTS } from './moments/index.ts'
import { EIGHT_PLAYERS } from './moments/tables.ts'

/** The design page: all artwork and all moments of Frantic. */
export default function DesignPage() {
  const messages = useFranticMessages()
  return (
    <main className="page design">
      <h1>{messages.design.title}</h1>
      <Inks />
      <Controls />
      <People />
      {CARD_SET_NAMES.map((set) => (
        <SetOfCards key={set} set={set} />
      ))}
      <RuleCards />
      <MomentGallery game="frantic" title={messages.design.moments} names={Object.keys(MOMENTS)} />
    </main>
  )
}

function Inks() {
  const { language } = useI18n()
  const messages = useFranticMessages()
  return (
    <section id="inks">
      <h2>{messages.design.colours}</h2>
      <ul className="inks">
        {(Object.keys(INKS) as Ink[]).map((ink) => (
          <li key={ink}>
            <InkShape ink={ink} /> {messages.colours[ink]}
          </li>
        ))}
      </ul>
      <p className="type-display">Slapwise 0123456789</p>
      <p>{textIn(FRANTIC_INFO.tagline, language)}</p>
    </section>
  )
}

function Controls() {
  const { messages: pageMessages } = useI18n()
  const messages = useFranticMessages()
  return (
    <section id="controls">
      <h2>{messages.design.controls}</h2>
      <p className="design-row">
        <button type="button" className="button">
          {pageMessages.table.confirm}
        </button>
        <button type="button" className="button second">
          {messages.table.draw}
        </button>
        <button type="button" className="button quiet">
          {pageMessages.table.extendWindow}
        </button>
        <button type="button" className="button" disabled>
          {messages.table.ok}
        </button>
        <button type="button" className="chip" aria-pressed="true">
          {messages.table.yes}
        </button>
        <button type="button" className="chip" aria-pressed="false">
          {messages.table.no}
        </button>
      </p>
    </section>
  )
}

const PEOPLE = stagePlayers(EIGHT_PLAYERS, { Hal: { isBot: true } })

function People() {
  const messages = useFranticMessages()
  return (
    <section id="people">
      <h2>{messages.design.people}</h2>
      <p className="design-row">
        {PEOPLE.map(({ name, face, isBot }) => (
          <Avatar key={name} face={face} isBot={isBot} />
        ))}
        {GRIMACES.map((grimace) => (
          <GrimaceIcon key={grimace} grimace={grimace} />
        ))}
      </p>
    </section>
  )
}

const PANEL_INKS = ['red', 'yellow', 'green', 'blue', 'purple']

function SetOfCards({ set }: { readonly set: keyof typeof CARD_SETS }) {
  const { language } = useI18n()
  const { name, prints } = CARD_SETS[set]
  const events = useNamesByPreference(CARD_SETS[set].events)
  const powers = useNamesByPreference(CARD_SETS[set].powers)
  return (
    <section id={set}>
      <h2>{name[language]}</h2>
      <ul className="prints">
        {prints.map(({ kind, colour = null, second = null, number = null }) => (
          <li key={[kind.id, colour, second, number].join()}>
            <CardFace print={{ kind, colour, second, number }} />
          </li>
        ))}
        <li>
          <CardBack />
        </li>
        {powers.map(({ id }) => (
          <li key={id}>
            <PowerCard id={id} />
          </li>
        ))}
        {powers.length > 0 && (
          <li>
            <PowerCard id={null} />
          </li>
        )}
      </ul>
      <ul className="panels">
        {events.map((event, i) => (
          <li key={event.id} data-ink={PANEL_INKS[i % PANEL_INKS.length]} className="panel">
            <EventDrawing id={event.id} />
            <strong>{event.name[language]}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RuleCards() {
  const { language } = useI18n()
  const messages = useFranticMessages()
  return (
    <section id="rule-cards">
      <h2>{messages.cards.categories.rule}</h2>
      <ul className="prints">
        {HOUSE_RULE_CARDS.map(({ id, name }) => (
          <li key={id}>
            <RuleCardFace id={id} />
            <small>{name[language]}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
