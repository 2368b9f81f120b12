import type { Told } from '@slapwise/board-game'
import { type Part, plain, type Sentence } from '@slapwise/board-game/words'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type Accent, type Teller, toldOnce } from '../../../table/log/log-lines.ts'
import { useSpeech } from '../../../words/index.tsx'
import { type Thing, useTable } from '../at-table.tsx'
import type { Names } from '../use-names.ts'
import { useBoardWords } from '../words/index.ts'
import { Piece } from './piece.tsx'

const ACCENTS: Readonly<Partial<Record<Told['kind'], Accent>>> = {
  event: 'event',
  'round-over': 'end',
  'match-over': 'end',
}

/** The same object until something in it changes. */
export function useTeller(): Teller {
  const words = useBoardWords()
  const { state, setup, explain } = useTable()
  const viewer = state.match.own.seat
  const names = useSteadyNames()
  const steady = useNewest(explain)
  return useMemo(
    () => ({
      nothingYet: words.log.nothingYet,
      sentence: toldOnce((told) => words.log.sentence(told as Told, { setup, viewer })),
      accent: (told) => ACCENTS[(told as Told).kind] ?? null,
      beginsRound: (told) => (told as Told).kind === 'round-began',
      concerns: (sentence) =>
        (sentence as Sentence).some(
          (part) => typeof part !== 'string' && 'who' in part && part.said !== null,
        ),
      piece: (part) => (
        <Piece part={part as Exclude<Part, string>} setup={setup} names={names} explain={steady} />
      ),
      plain: (sentence) => plain(sentence as Sentence, names),
    }),
    [words, setup, viewer, names, steady],
  )
}

function useNewest(explain: (thing: Thing) => void): (thing: Thing) => void {
  const newest = useRef(explain)
  useEffect(() => {
    newest.current = explain
  })
  return useCallback((thing: Thing) => newest.current(thing), [])
}

/** There are new ones each time that mostly say the same. */
function useSteadyNames(): Names {
  const { language } = useSpeech()
  const { state, setup, names } = useTable()
  const people = state.people.map((_, seat) => names.who(seat)).join('\n')
  return useMemo(() => names, [people, language, setup])
}
