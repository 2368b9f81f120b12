import type { VisibleFact } from '@slapwise/card-game'

/** Facts that say what the next card has to match, until a further card is played. */
const CALL_KINDS: ReadonlySet<VisibleFact['kind']> = new Set(['wished', 'called-black', 'showed'])

/** Facts that change what can be played for longer than one card. */
const LASTING_KINDS: ReadonlySet<VisibleFact['kind']> = new Set(['turned-round', 'blocked'])

/** The facts that decide about the cards that fit after them: a wish, the direction, blockades. */
export function playChanges(facts: readonly VisibleFact[]): readonly VisibleFact[] {
  const lastPlay = facts.findLastIndex(({ kind }) => kind === 'played')
  const lastCall = facts.findLastIndex(({ kind }) => CALL_KINDS.has(kind))
  return facts.filter(({ kind }, i) => LASTING_KINDS.has(kind) || (i === lastCall && i > lastPlay))
}
