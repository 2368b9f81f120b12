import { plain } from '@slapwise/board-game/words'
import type { Teller } from '../../../table/log/log-lines.ts'
import { useTellerOf } from '../../../table/log/use-teller-of.tsx'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import { Piece } from './piece.tsx'

export function useTeller(): Teller {
  const { log: words } = useBoardWords()
  const { state, setup, names, explain } = useTable()
  return useTellerOf({ state, setup, names, words, explain, Piece, plain })
}
