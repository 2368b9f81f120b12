/** Formats docs/board-cards.md: all cards and events of the board game, from the code. */
import {
  BOARD_NAMES,
  BOARDS,
  CARD_KINDS,
  type CardKind,
  COLOURS,
  type Colour,
  EVENTS,
} from '@slapwise/board-game'
import { LANGUAGES, NUMBERED_TELEPORT } from '@slapwise/board-game/i18n'

export const BOARD_CARD_DOCS_FILE = new URL('../docs/board-cards.md', import.meta.url)

const { colours, colourTimings } = LANGUAGES.en

const boards = BOARD_NAMES.map((name) => BOARDS[name])

const countCards = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0)

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function formatColourTable(colour: Colour): string[] {
  return [
    `## ${capitalize(colours[colour])}: ${colourTimings[colour]}`,
    '',
    `| card | ${boards.map(({ name }) => name.en).join(' | ')} | |`,
    `| --- | ${boards.map(() => '---').join(' | ')} | --- |`,
    ...CARD_KINDS.filter((kind) => kind.colour === colour).map(formatCardRow),
    '',
  ]
}

const formatCardRow = ({ id, name, text }: CardKind): string =>
  `| ${name.en} | ${boards.map(({ cards }) => cards[id] ?? 0).join(' | ')} | ${text.en} |`

const formatEventTable = (): string[] => [
  `## ${EVENTS.length} events, by what the big die shows`,
  '',
  '| die | event | |',
  '| --- | --- | --- |',
  ...EVENTS.map(({ name, text }, i) => `| ${i + 1} | ${name.en} | ${text.en} |`),
  '',
]

/** The whole page. */
export const formatBoardCardDocs = (): string =>
  [
    '# What is in the box of the board game',
    '',
    'Made from the code by `npm run card-table`. Rulings on each one: `npm run slapwise -- cards --game board push`. Which',
    'cards come with a board stands in its file ([how to write one](boards.md)):',
    `${boards.map(({ name, cards }) => `_${name.en}_ has ${countCards(cards)}`).join(', ')}.`,
    '',
    ...COLOURS.flatMap(formatColourTable),
    `## ${NUMBERED_TELEPORT.name.en}s: six, on the board from the start`,
    '',
    NUMBERED_TELEPORT.text.en,
    '',
    ...formatEventTable(),
  ].join('\n')
