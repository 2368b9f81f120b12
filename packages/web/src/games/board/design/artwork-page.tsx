import {
  BOARDS,
  type BoardFile,
  CARD_KINDS,
  createStreet,
  EVENTS,
  legalDirections,
  type Street,
} from '@slapwise/board-game'
import { useState } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { stagePlayers } from '../../../match-sources/staged-source.ts'
import { BoardPoster } from '../artwork/board-poster.tsx'
import { BoardCard, BoardCardBack } from '../artwork/cards/board-card.tsx'
import { KindIcon } from '../artwork/cards/kind-drawing.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { Die } from '../artwork/pieces/die.tsx'
import { Token } from '../artwork/pieces/token.tsx'
import { getTokenBox } from '../artwork/pieces/token-box.ts'
import { getSpaceBox } from '../artwork/street/board-geometry.ts'
import { Manhole } from '../artwork/street/manhole.tsx'
import { toScreenDirection } from '../artwork/street/screen-direction.ts'
import { SpaceCard } from '../artwork/street/space-card.tsx'
import { StreetPicture } from '../artwork/street/street-picture.tsx'
import './artwork-page.css'
import { SIX_PLAYERS } from './moments/tables.ts'

const BACKGROUNDS = ['night', 'paper'] as const

/** All artwork of the board game, on both table backgrounds. */
export function BoardArtwork() {
  return BACKGROUNDS.map((ground) => (
    <div key={ground} className="board-artwork" data-ground={ground}>
      <SampleBoard street={createStreet(BOARDS.house)} tokens={[11, 23, 23, 45, 36, 11]} />
      <TokenCrowds />
      <Cards />
      <Dice />
      <Events />
      <SampleBoard street={createStreet(BOARDS['blind-alley'])} tokens={[0, 0, 0, 0, 0, 0]} />
      <SampleBoard street={createStreet(CROOKED_BOARD)} tokens={[0, 0, 24, 24, 24]} />
      <BoardPoster />
    </div>
  ))
}

/** A board with turns in all directions and empty cells. */
const CROOKED_BOARD: BoardFile = {
  ...BOARDS.house,
  rows: [
    [0, 7, 6, 5, 0, 1],
    [9, 8, 0, 4, 3, 2],
    [10, 0, 18, 19, 20, 21],
    [11, 0, 17, 16, 0, 22],
    [12, 13, 14, 15, 24, 23],
  ],
  walls: [
    [2, 21],
    [3, 20],
    [17, 14],
  ],
  teleports: [3, 6, 9, 12, 15, 18],
}

const PEOPLE = stagePlayers(SIX_PLAYERS, { Fay: { isBot: true } })

const Face = ({
  seat,
  isYou = false,
  isTurn = false,
}: {
  seat: number
  isYou?: boolean
  isTurn?: boolean
}) => <Token face={PEOPLE[seat].face} isBot={PEOPLE[seat].isBot} isYou={isYou} isTurn={isTurn} />

/** A board with cards and tokens. */
function SampleBoard({ street, tokens }: { readonly street: Street; readonly tokens: readonly number[] }) {
  const placed = CARD_KINDS.map((kind, i) => ({ kind, space: 2 + ((i * 7) % (street.end - 3)) }))
  return (
    <StreetPicture street={street}>
      {placed
        .filter(({ space }) => !street.teleports.includes(space))
        .map(({ kind, space }, i) => {
          const directions = legalDirections(street, kind, space)
          return (
            <div key={kind.id} className="board-artwork-box" style={getSpaceBox(street, space)}>
              <SpaceCard
                kind={kind}
                direction={toScreenDirection(street, space, directions[i % directions.length])}
                under={i % 4}
              />
            </div>
          )
        })}
      {street.teleports.map((space, i) => (
        <div key={space} className="board-artwork-box" style={getSpaceBox(street, space)}>
          <Manhole number={i + 1} />
        </div>
      ))}
      {tokens.map((space, seat) => {
        const place = tokens.slice(0, seat).filter((other) => other === space).length
        const count = tokens.filter((other) => other === space).length
        return (
          <div key={seat} className="board-artwork-box" style={getTokenBox(street, space, place, count)}>
            <Face seat={seat} isYou={seat === 0} isTurn={seat === 1} />
          </div>
        )
      })}
    </StreetPicture>
  )
}

/** One to six tokens on a space. */
function TokenCrowds() {
  const street = createStreet(BOARDS['blind-alley'])
  return (
    <div className="board-artwork-small">
      <StreetPicture street={street}>
        {PEOPLE.flatMap((_, more) =>
          PEOPLE.slice(0, more + 1).map(({ name }, seat) => (
            <div
              key={`${more} ${name}`}
              className="board-artwork-box"
              style={getTokenBox(street, 13 + more, seat, more + 1)}
            >
              <Face seat={seat} isYou={seat === more} isTurn={seat === 0} />
            </div>
          )),
        )}
      </StreetPicture>
    </div>
  )
}

function Cards() {
  const { language } = useI18n()
  return (
    <>
      <ul className="board-artwork-cards">
        {CARD_KINDS.map((kind) => (
          <li key={kind.id}>
            <BoardCard kind={kind} name={kind.name[language]} />
          </li>
        ))}
        <li>
          <BoardCardBack />
        </li>
      </ul>
      <ul className="board-artwork-row">
        {CARD_KINDS.map((kind) => (
          <li key={kind.id}>
            <KindIcon kind={kind} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Dice() {
  const [rolled, roll] = useState({ value: 5, rolling: false })
  const rollAgain = () => {
    roll({ value: rolled.value, rolling: false })
    requestAnimationFrame(() => roll({ value: (rolled.value % 6) + 1, rolling: true }))
  }
  return (
    <button type="button" className="board-artwork-row board-artwork-dice" onClick={rollAgain}>
      <Die sides={6} ink="green" {...rolled} />
      <Die sides={20} ink="red" {...rolled} />
      <Die sides={6} value={6} ink="yellow" />
      <Die sides={6} value={3} ink="purple" />
      <Die sides={20} value={20} ink="blue" />
      <Die sides={20} value={13} ink="yellow" />
    </button>
  )
}

const PANEL_INKS = ['red', 'yellow', 'green', 'blue', 'purple']

function Events() {
  const { language } = useI18n()
  return (
    <ul className="board-artwork-events">
      {EVENTS.map(({ id, name }, i) => (
        <li key={id} data-ink={PANEL_INKS[i % PANEL_INKS.length]}>
          <EventDrawing id={id} />
          <strong>{name[language]}</strong>
        </li>
      ))}
    </ul>
  )
}
