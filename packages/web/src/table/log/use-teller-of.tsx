import type { Seat } from '@slapwise/kernel'
import { type ComponentType, useMemo } from 'react'
import type { TableState } from '../../game/source.ts'
import { type Accent, type Teller, toldOnce } from './log-lines.ts'

/** What every game tells of, by the same names. */
const ACCENTS: Readonly<Record<string, Accent>> = {
  event: 'event',
  'round-over': 'end',
  'match-over': 'end',
}

interface Told {
  readonly kind: string
}

/** A part of a sentence that can be tapped, or stands out. */
export interface PieceProps<Part, Setup, Names, Thing> {
  readonly part: Part
  readonly setup: Setup
  readonly names: Names
  explain(thing: Thing): void
}

/** What a game brings to tell what has happened at its table. */
interface Telling<T extends Told, Part extends object, Setup, Names, Thing> {
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
export function useTellerOf<T extends Told, Part extends object, Setup, Names, Thing>({
  state,
  setup,
  names,
  words,
  explain,
  Piece,
  plain,
}: Telling<T, Part, Setup, Names, Thing>): Teller {
  const viewer = state.match.own.seat
  return useMemo(
    () => ({
      nothingYet: words.nothingYet,
      sentence: toldOnce((told) => words.sentence(told as T, { setup, viewer })),
      accent: (told) => ACCENTS[(told as Told).kind] ?? null,
      beginsRound: (told) => (told as Told).kind === 'round-began',
      concerns: (sentence) =>
        sentence.some(
          (part) => typeof part !== 'string' && 'who' in part && 'said' in part && part.said !== null,
        ),
      piece: (part) => <Piece part={part as Part} setup={setup} names={names} explain={explain} />,
      plain: (sentence) => plain(sentence as readonly (string | Part)[], names),
    }),
    [words, setup, viewer, names, explain],
  )
}
