import { botName, type Seat, type SeatTakeover } from '@slapwise/kernel'
import { type ComponentType, useMemo } from 'react'
import type { TableState } from '../../match-sources/table-source.ts'
import { type LogAccent, type LogFormatter, memoizeByFact } from './log-entries.ts'

/** The highlighted facts; their kinds have the same names in all games. */
const ACCENTS: Readonly<Record<string, LogAccent>> = {
  event: 'event',
  'round-over': 'end',
  'match-over': 'end',
}

interface KindedFact {
  readonly kind: string
}

/** The player names that every game resolves. */
interface PlayerNames {
  playerName(seat: Seat): string
  isReader(seat: Seat): boolean
}

/** The props of the component that renders a part of a sentence. */
export interface SentencePartProps<Part, Setup, Names, Item> {
  readonly part: Part
  readonly setup: Setup
  readonly names: Names
  explainItem(item: Item): void
}

/** The game's part of the log. */
interface LogFormatterOptions<
  T extends KindedFact,
  Part extends object,
  Setup,
  Names extends PlayerNames,
  Item,
> {
  readonly state: TableState
  readonly setup: Setup
  /** The same object until a name changes. */
  readonly names: Names
  readonly messages: {
    readonly nothingYet: string
    formatFact(
      fact: T,
      context: { readonly setup: Setup; readonly viewer: Seat | null },
    ): readonly (string | Part)[] | null
  }
  /** The seat whose turn starts with this fact; null if none does. */
  startedTurn(fact: T, before: T | undefined, after: T | undefined): Seat | null
  explainItem(item: Item): void
  readonly PartComponent: ComponentType<SentencePartProps<Part, Setup, Names, Item>>
  toPlainText(sentence: readonly (string | Part)[], names: Names): string
}

/** Creates the log formatter of a game. It is the same object until something in it changes. */
export function useGameLogFormatter<
  T extends KindedFact,
  Part extends object,
  Setup,
  Names extends PlayerNames,
  Item,
>({
  state,
  setup,
  names: currentNames,
  messages,
  startedTurn,
  explainItem,
  PartComponent,
  toPlainText,
}: LogFormatterOptions<T, Part, Setup, Names, Item>): LogFormatter {
  const viewer = state.match.own.seat
  return useMemo(() => {
    const players = state.players.flatMap(({ name, isBot }) => (isBot ? [] : [name]))
    const createFormatter = (names: Names, viewer: Seat | null): LogFormatter => {
      const formatter: LogFormatter = {
        emptyText: messages.nothingYet,
        formatFact: memoizeByFact((fact: object) => messages.formatFact(fact as T, { setup, viewer })),
        accentOf: (fact) => ACCENTS[(fact as KindedFact).kind] ?? null,
        isRoundStart: (fact) => (fact as KindedFact).kind === 'round-began',
        startedTurn: (fact, before, after) => startedTurn(fact as T, before as T, after as T),
        playerName: names.playerName,
        concernsViewer: (sentence) =>
          sentence.some(
            (part) => typeof part !== 'string' && 'seat' in part && 'text' in part && part.text !== null,
          ),
        renderPart: (part) => (
          <PartComponent part={part as Part} setup={setup} names={names} explainItem={explainItem} />
        ),
        toPlainText: (sentence) => toPlainText(sentence as readonly (string | Part)[], names),
        formatterBefore: (fact) => (isTakeoverFact(fact) ? formatterBefore(fact) : formatter),
      }
      const formatterBefore = memoizeByFact((fact: SeatTakeover) =>
        createFormatter(namesBefore(names, fact, players), fact.seat === viewer ? null : viewer),
      )
      return formatter
    }
    return createFormatter(currentNames, viewer)
  }, [messages, setup, viewer, currentNames, explainItem])
}

const isTakeoverFact = (fact: object): fact is SeatTakeover => (fact as KindedFact).kind === 'took-over'

/** The names before a seat changed hands. */
const namesBefore = <N extends PlayerNames>(
  names: N,
  { seat, fromPlayer }: SeatTakeover,
  players: readonly string[],
): N => ({
  ...names,
  playerName: (other) => (other === seat ? (fromPlayer ?? botName(seat, players)) : names.playerName(other)),
  isReader: (other) => other !== seat && names.isReader(other),
})
