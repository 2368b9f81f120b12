import { botName, type Seat, type SeatTakeover } from '@slapwise/kernel'
import { type ComponentType, useMemo } from 'react'
import type { TableState } from '../../match-sources/table-source.ts'
import { type LogAccent, type LogFormatter, memoizeByFact } from './log-entries.ts'

/** Fields that facts of every game have by the same names. */
const ACCENTS: Readonly<Record<string, LogAccent>> = {
  event: 'event',
  'round-over': 'end',
  'match-over': 'end',
}

interface KindedFact {
  readonly kind: string
}

/** The names that every game has for those at the table. */
interface PlayerNames {
  playerName(seat: Seat): string
  isReader(seat: Seat): boolean
}

/** A part of a sentence that can be tapped, or stands out. */
export interface SentencePartProps<Part, Setup, Names, Thing> {
  readonly part: Part
  readonly setup: Setup
  readonly names: Names
  explainItem(thing: Thing): void
}

/** What a game brings to tell what has happened at its table. */
interface LogFormatterOptions<
  T extends KindedFact,
  Part extends object,
  Setup,
  Names extends PlayerNames,
  Thing,
> {
  readonly state: TableState
  readonly setup: Setup
  /** The same ones until something is called otherwise. */
  readonly names: Names
  readonly messages: {
    readonly nothingYet: string
    formatFact(
      fact: T,
      context: { readonly setup: Setup; readonly viewer: Seat | null },
    ): readonly (string | Part)[] | null
  }
  explainItem(thing: Thing): void
  readonly PartComponent: ComponentType<SentencePartProps<Part, Setup, Names, Thing>>
  toPlainText(sentence: readonly (string | Part)[], names: Names): string
}

/** The same object until something in it changes. */
export function useGameLogFormatter<
  T extends KindedFact,
  Part extends object,
  Setup,
  Names extends PlayerNames,
  Thing,
>({
  state,
  setup,
  names: present,
  messages: words,
  explainItem: explain,
  PartComponent: Piece,
  toPlainText: plain,
}: LogFormatterOptions<T, Part, Setup, Names, Thing>): LogFormatter {
  const viewer = state.match.own.seat
  return useMemo(() => {
    const people = state.players.flatMap(({ name, isBot }) => (isBot ? [] : [name]))
    const tellerWith = (names: Names, viewer: Seat | null): LogFormatter => {
      const teller: LogFormatter = {
        emptyText: words.nothingYet,
        formatFact: memoizeByFact((told: object) => words.formatFact(told as T, { setup, viewer })),
        accentOf: (told) => ACCENTS[(told as KindedFact).kind] ?? null,
        isRoundStart: (told) => (told as KindedFact).kind === 'round-began',
        concernsViewer: (sentence) =>
          sentence.some(
            (part) => typeof part !== 'string' && 'seat' in part && 'text' in part && part.text !== null,
          ),
        renderPart: (part) => <Piece part={part as Part} setup={setup} names={names} explainItem={explain} />,
        toPlainText: (sentence) => plain(sentence as readonly (string | Part)[], names),
        formatterBefore: (told) => (isTakeoverFact(told) ? tellerBefore(told) : teller),
      }
      const tellerBefore = memoizeByFact((told: SeatTakeover) =>
        tellerWith(namesBefore(names, told, people), told.seat === viewer ? null : viewer),
      )
      return teller
    }
    return tellerWith(present, viewer)
  }, [words, setup, viewer, present, explain])
}

const isTakeoverFact = (told: object): told is SeatTakeover => (told as KindedFact).kind === 'took-over'

/** The names before a seat got another player. */
const namesBefore = <N extends PlayerNames>(
  names: N,
  { seat, fromPlayer: from }: SeatTakeover,
  people: readonly string[],
): N => ({
  ...names,
  playerName: (other) => (other === seat ? (from ?? botName(seat, people)) : names.playerName(other)),
  isReader: (other) => other !== seat && names.isReader(other),
})
