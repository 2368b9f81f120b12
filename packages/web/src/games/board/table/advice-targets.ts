import { decodeGift, decodePlacement, decodeRelocation, OK, type OptionType } from '@slapwise/board-game'
import type { Answer, Prompt } from '@slapwise/kernel'
import type { BoardState } from './state.ts'

const spaceSelector = (space: number): string => `[data-anchor="space-${space}"]`
const tokenSelector = (seat: number): string => `[data-anchor="token-${seat}"]`

/** The selectors of the cards, spaces, tokens and buttons that an answer is given with. */
export function listAdviceTargets(
  { match }: BoardState,
  { choice, question }: Prompt<unknown>,
  answer: Answer,
): readonly string[] {
  const option = answer as number
  const handCardSelector = (kind: number) => `.hand [data-anchor="card-${match.own.hand.indexOf(kind)}"]`
  const button = `[data-option="${option}"]`
  if (option < 0)
    return option === OK && (question as { ask: string }).ask === 'roll' ? ['[data-anchor="die"]'] : [button]
  switch (choice.of as OptionType) {
    case 'placement': {
      const { kind, space } = decodePlacement(option)
      return [handCardSelector(kind), spaceSelector(space)]
    }
    case 'card':
      return [`${handCardSelector(option)}, ${button}`]
    case 'space':
      return [spaceSelector(option)]
    case 'seat':
      return [tokenSelector(option)]
    case 'gift':
      return [tokenSelector(decodeGift(option).seat)]
    case 'relocation':
      return [spaceSelector(decodeRelocation(option).to)]
    default:
      return [button]
  }
}
