/** What the effect of a special card is worth to whoever carries it out, and what follows: to use it, to be it. */

import type { CardId } from '@slapwise/card-game'
import { isSpecial, NO, YES } from '@slapwise/card-game'
import { best } from './best.ts'
import { heaviestSum, load } from './burden.ts'
import { average, type Mind, type RuleOfThumb, rivals, rulesIn } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

type Gain = (mind: Mind, rest: readonly CardId[]) => number

/** With `rest` in the hand after the card was played. What is not listed has no effect of its own. */
export const gainOf = (mind: Mind, kind: string, rest: readonly CardId[]): number =>
  EFFECTS[kind]?.(mind, rest) ?? 0

const EFFECTS: Readonly<Record<string, Gain>> = {
  gift(mind, rest) {
    const { giftCards } = rulesIn(mind)
    const givable = rest.filter((card) => !mind.faces[card].kind.sticky)
    const given = Math.min(giftCards, givable.length)
    return heaviestSum(mind, givable, given) + given * W.harm
  },
  exchange: (mind, rest) => heaviestSum(mind, rest, 2) - 2 * W.drawn - noFinish(rest),
  thief: (_, rest) => -W.drawn - noFinish(rest),
  skip: ({ danger }) => W.skip + W.skipInDanger * danger,
  'fantastic-four': (mind) => rulesIn(mind).fantasticFourDraws * W.othersDraw * (0.5 + mind.danger),
  equality: ({ fewest }, rest) => Math.max(0, rest.length - fewest) * W.othersDraw,
  inequality(mind, rest) {
    const ahead = rest.length - mind.fewest
    if (ahead < 0 || rest.length === 0) return 0
    const pulled = Math.min(rest.length, Math.floor(ahead / 2) + 1)
    return pulled * (load(mind, rest) / rest.length + W.harm)
  },
  'special-favours'(mind, rest) {
    const { faces, fewest } = mind
    const own = rest.filter((card) => isSpecial(faces[card].kind) && !faces[card].kind.sticky)
    return load(mind, own) - SPECIALS_IN_A_HAND * fewest * W.unseen
  },
  troublemaker: shakeUp,
  'black-number': shakeUp,
  recharge: refresh,
  update: refresh,
  edison: refresh,
}

const SPECIALS_IN_A_HAND = 0.4

/** With the last card one takes up others. */
const noFinish = (rest: readonly CardId[]): number => (rest.length === 0 ? W.finish : 0)

/** Behind, one has little to lose. */
function shakeUp(mind: Mind, rest: readonly CardId[]): number {
  if (rest.length === 0) return W.eventAtLast
  const others = average(rivals(mind).map((seat) => mind.view.players[seat].cards))
  return W.event + W.eventPerCardBehind * (rest.length - others)
}

function refresh({ view }: Mind): number {
  return view.powers.some(({ open }) => open) ? W.freshPower : 0
}

/** Whatever does one good; cards that may be discarded at the end always do. */
export const use: RuleOfThumb = (mind) => {
  const { source } = mind.prompt.question
  if (source === 'parasite') return YES
  const kind = source === 'do-it-yourself' ? mind.setup.settings.doItYourself : source!
  return gainOf(mind, kind, mind.hand) > 0 ? YES : NO
}

/** A wish comes on top of what the card does. */
export const imitate: RuleOfThumb = (mind) => {
  const { imitable } = mind.setup
  return best(mind.prompt.choice.options, (option) => {
    const { id, wish } = imitable[option]
    const wished = wish === 'colour-or-number' ? W.wishAny : wish === 'colour' ? W.wishColour : 0
    return gainOf(mind, id, mind.hand) + wished
  })
}
