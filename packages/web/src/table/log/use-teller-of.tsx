import { botName, type Seat, type TookOver } from '@slapwise/kernel'
import { type ComponentType, useMemo } from 'react'
import type { TableState } from '../../game/source.ts'
import { type Accent, once, type Teller } from './log-lines.ts'

/** Fields that facts of every game have by the same names. */
const ACCENTS: Readonly<Record<string, Accent>> = {
  event: 'event',
  'round-over': 'end',
  'match-over': 'end',
}

interface Told {
  readonly kind: string
}

/** The names that every game has for those at the table. */
interface People {
  who(seat: Seat): string
  isYou(seat: Seat): boolean
}

/** A part of a sentence that can be tapped, or stands out. */
export interface PieceProps<Part, Setup, Names, Thing> {
  readonly part: Part
  readonly setup: Setup
  readonly names: Names
  explain(thing: Thing): void
}

/** What a game brings to tell what has happened at its table. */
interface Telling<T extends Told, Part extends object, Setup, Names extends People, Thing> {
  readonly state: TableState
  readonly setup: Setup
  /** The same ones until something is called otherwise. */
  readonly names: Names
  readonly words: {
    readonly nothingYet: string
    sentence(
      told: T,
      listener: { readonly setup: Setup; readonly viewer: Seat | null },
    ): readonly (string | Part)[] | null
  }
  explain(thing: Thing): void
  readonly Piece: ComponentType<PieceProps<Part, Setup, Names, Thing>>
  plain(sentence: readonly (string | Part)[], names: Names): string
}

/** The same object until something in it changes. */
export function useTellerOf<T extends Told, Part extends object, Setup, Names extends People, Thing>({
  state,
  setup,
  names: present,
  words,
  explain,
  Piece,
  plain,
}: Telling<T, Part, Setup, Names, Thing>): Teller {
  const viewer = state.match.own.seat
  return useMemo(() => {
    const people = state.people.flatMap(({ name, isBot }) => (isBot ? [] : [name]))
    const tellerWith = (names: Names, viewer: Seat | null): Teller => {
      const teller: Teller = {
        nothingYet: words.nothingYet,
        sentence: once((told: object) => words.sentence(told as T, { setup, viewer })),
        accent: (told) => ACCENTS[(told as Told).kind] ?? null,
        beginsRound: (told) => (told as Told).kind === 'round-began',
        concerns: (sentence) =>
          sentence.some(
            (part) => typeof part !== 'string' && 'who' in part && 'said' in part && part.said !== null,
          ),
        piece: (part) => <Piece part={part as Part} setup={setup} names={names} explain={explain} />,
        plain: (sentence) => plain(sentence as readonly (string | Part)[], names),
        before: (told) => (isTookOver(told) ? tellerBefore(told) : teller),
      }
      const tellerBefore = once((told: TookOver) =>
        tellerWith(namesBefore(names, told, people), told.seat === viewer ? null : viewer),
      )
      return teller
    }
    return tellerWith(present, viewer)
  }, [words, setup, viewer, present, explain])
}

const isTookOver = (told: object): told is TookOver => (told as Told).kind === 'took-over'

/** The names before a seat got another player. */
const namesBefore = <N extends People>(names: N, { seat, from }: TookOver, people: readonly string[]): N => ({
  ...names,
  who: (other) => (other === seat ? (from ?? botName(seat, people)) : names.who(other)),
  isYou: (other) => other !== seat && names.isYou(other),
})
