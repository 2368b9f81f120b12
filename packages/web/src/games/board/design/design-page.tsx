import { BOARD_NAMES, BOARDS, CARD_KINDS, createStreet, EVENTS } from '@slapwise/board-game'
import { useI18n } from '../../../i18n/index.tsx'
import { MomentGallery } from '../../../kit/design/moment-gallery.tsx'
import { stagePlayers } from '../../../match-sources/staged-source.ts'
import { BoardCard, BoardCardBack } from '../artwork/cards/board-card.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { Die } from '../artwork/pieces/die.tsx'
import { Token } from '../artwork/pieces/token.tsx'
import { Manhole } from '../artwork/street/manhole.tsx'
import { SpaceCard } from '../artwork/street/space-card.tsx'
import { StreetPicture } from '../artwork/street/street-picture.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import '../../../ui/style/page.css'
import './design.css'
import { MOMENTS } from './moments/index.ts'
import { SIX_PLAYERS } from './moments/tables.ts'

/** The design page: all artwork and all moments of the board game. */
export default function DesignPage() {
  const { language } = useI18n()
  const { design } = useBoardMessages()
  return (
    <main className="page board-design">
      <h1>{design.title}</h1>
      <section>
        <h2>{design.boards}</h2>
        <div className="design-streets">
          {BOARD_NAMES.map((name) => (
            <StreetPicture key={name} street={createStreet(BOARDS[name])} />
          ))}
        </div>
      </section>
      <section>
        <h2>{design.cards}</h2>
        <ul className="design-cards">
          {CARD_KINDS.map((kind) => (
            <li key={kind.id}>
              <BoardCard kind={kind} name={kind.name[language]} />
              <SpaceCard kind={kind} direction={kind.pointing === 'nowhere' ? null : 'right'} />
            </li>
          ))}
          <li>
            <BoardCardBack />
          </li>
        </ul>
      </section>
      <Pieces />
      <section>
        <h2>{design.events}</h2>
        <ul className="design-events">
          {EVENTS.map(({ id, name }) => (
            <li key={id}>
              <EventDrawing id={id} />
              <strong>{name[language]}</strong>
            </li>
          ))}
        </ul>
      </section>
      <MomentGallery game="board" title={design.moments} names={Object.keys(MOMENTS)} />
    </main>
  )
}

const PEOPLE = stagePlayers(SIX_PLAYERS, { Fay: { isBot: true } })

const NUMBERS = [1, 2, 3, 4, 5, 6]

function Pieces() {
  const { design } = useBoardMessages()
  return (
    <section>
      <h2>{design.pieces}</h2>
      <p className="design-pieces">
        {PEOPLE.map(({ name, face, isBot }, seat) => (
          <Token key={name} face={face} isBot={isBot} isYou={seat === 0} isTurn={seat === 1} />
        ))}
        {NUMBERS.map((number) => (
          <Manhole key={number} number={number} />
        ))}
        {NUMBERS.map((value) => (
          <Die key={value} sides={6} value={value} ink="red" />
        ))}
        <Die sides={20} value={17} ink="blue" />
      </p>
    </section>
  )
}
