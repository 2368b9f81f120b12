import type { Observation } from '@slapwise/kernel'
import type { BoardRules } from '../board-rules.ts'
import type { BoardReason, SpaceChange } from '../bots/sly/reasons.ts'
import type { WeighedBoardReason } from '../index.ts'
import type { Question } from '../model/question.ts'
import { decodeGift } from '../table/gift.ts'
import { decodeCard } from '../table/placed-card.ts'
import { decodePlacement } from '../table/placement.ts'
import { decodeRelocation } from '../table/relocation.ts'
import type { View } from '../views/view.ts'

/** The facts of a reason that are not true in the view; worked out without the code of the bot. */
export function findFalseFacts(
  { prompt, rules: { setup }, view: getView }: Observation<View, Question, BoardRules>,
  reason: WeighedBoardReason,
): string[] {
  const view = getView()
  const { seat, choice, question } = prompt
  const { options } = choice
  const isPossible = (space: number, change: SpaceChange): boolean => {
    if ('placed' in change)
      return options.some((option) => {
        const placement = decodePlacement(option)
        return placement.kind === change.placed && placement.space === space
      })
    if ('taken' in change)
      return options.includes(space) && decodeCard(view.spaces[space].at(-1)!) === change.taken
    return change.teleport === 'away'
      ? view.teleports.includes(space)
      : options.some((option) => decodeRelocation(option).to === space)
  }
  const check: {
    readonly [Id in BoardReason['id']]: (r: BoardReason & { readonly id: Id }) => boolean
  } = {
    only: () => options.length === 1,
    move: (r) => options.some((option) => decodePlacement(option).kind === r.card),
    keeping: (r) => options.some((option) => decodePlacement(option).kind === r.card),
    taking: (r) =>
      question.ask === 'market'
        ? options.includes(r.card)
        : options.some((space) => decodeCard(view.spaces[space].at(-1)!) === r.card),
    'own-way': (r) => isPossible(r.space, r.change),
    'their-way': (r) => isPossible(r.space, r.change) && r.seat !== seat,
    'swap-own': (r) => r.seat !== seat && view.tokens[r.seat] === r.space,
    'swap-theirs': (r) => r.seat !== seat && view.tokens[seat] === r.space,
    moving: (r) => options.includes(r.seat) && view.tokens[r.seat] === r.space,
    steps: (r) =>
      r.space >= 0 &&
      r.space <= setup.street.end &&
      options.some((option) => {
        const gift = decodeGift(option)
        return gift.seat === r.seat && gift.steps === r.steps
      }),
    damage: (r) => r.source === question.source,
    're-roll': (r) => view.die?.seat === r.seat && view.die.value === r.rolled && view.die.sides === r.sides,
    rare: () => true,
    'round-ends': (r) =>
      r.points === view.tokens[seat] + view.hand.reduce((sum, kind) => sum + setup.kinds[kind].handPoints, 0),
  }
  if (reason.id === 'equal') return []
  const isTrue = check[reason.id] as (r: object) => boolean
  return isTrue(reason) ? [] : [JSON.stringify({ reason, question, tokens: view.tokens })]
}
