import { useExpressions } from '../../../table/expressions/use-expressions.tsx'
import { Token } from '../artwork/pieces/token.tsx'
import { getTokenBox } from '../artwork/pieces/token-box.ts'
import { useBoardTable } from '../table/board-table-context.tsx'

/** The two tokens that a Swap would exchange, each at the place of the other one. */
export function SwapPreview() {
  const { state, setup } = useBoardTable()
  const { faces } = useExpressions()
  const swap = useSwap()
  if (!swap) return null
  const { tokens } = state.match.table
  return swap.map((seat, i) => (
    <span key={seat} className="token-preview" style={getTokenBox(setup.street, tokens[swap[1 - i]], 0, 1)}>
      <Token face={faces[seat].face} isBot={faces[seat].isBot} />
    </span>
  ))
}

/** The seats whose tokens the open question would swap. */
export function useSwap(): readonly [number, number] | null {
  const { state, prompt, previewedOption } = useBoardTable()
  const { seat } = state.match.own
  if (seat === null || prompt?.question.source !== 'swap') return null
  const other = prompt.question.ask === 'block' ? prompt.question.about! : previewedOption
  return other === null ? null : [seat, other]
}
