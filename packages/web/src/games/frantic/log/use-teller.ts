import { plain } from '@slapwise/card-game/words'
import type { Teller } from '../../../table/log/log-lines.ts'
import { useTellerOf } from '../../../table/log/use-teller-of.tsx'
import { useTable } from '../table/at-table.tsx'
import { useFranticWords } from '../words/index.ts'
import { Piece } from './piece.tsx'

export function useTeller(): Teller {
  const { log: words } = useFranticWords()
  const { state, setup, names, explain } = useTable()
  return useTellerOf({ state, setup, names, words, explain, Piece, plain })
}
