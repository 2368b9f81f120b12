import { createRandom } from '@slapwise/kernel'
import type { CardRules } from '../../../card-rules.ts'
import { CARD_SET_NAMES } from '../../../model/settings.ts'
import { optionName } from '../../../testing/names.ts'
import type { NamedAnswer, Scene, SceneOptions } from '../../../testing/scene.ts'
import { BOTS } from '../../index.ts'

export const FOUR = ['Ada', 'Ben', 'Cem', 'Dan']
export const sets = [...CARD_SET_NAMES]
/** All card sets, but no rule cards and purple cards, so that only the cards of a test have effects. */
export const allSets: SceneOptions = { sets, ruleCards: 0, purple: 'off' }

/** The sly bot's answer to the open prompt of `player`, with names instead of numbers. */
export function answerOf(s: Scene, player: string, view = s.view(player)): NamedAnswer {
  const prompt = s.match.promptFor(s.seat(player))!
  const rules = s.match.rules as CardRules
  const answer = BOTS.sly.answer({ prompt, rules, random: createRandom(''), view: () => view })
  const name = (option: number) => optionName(s, prompt, option)
  const { choice } = prompt
  switch (choice.kind) {
    case 'one':
      return name(answer as number)
    case 'some':
      return (answer as readonly number[]).map(name).sort().join(', ')
    case 'allot':
      return (answer as readonly number[]).map(name).join(', ')
    case 'assign':
      return inWords(choice.items.map((card, i) => [s.card(card), name((answer as readonly number[])[i])]))
  }
}

export const inWords = <T extends string | number>(
  pairs: readonly (readonly [string, T])[],
): Record<string, T> => Object.fromEntries(pairs)
