/** Yes or no, and which card to be. */
import { NO, YES } from '../../round/plain-answers.ts'
import { gainOf } from './effects.ts'
import { best, type RuleOfThumb } from './mind.ts'

/** Whatever does one good. */
export const use: RuleOfThumb = (mind) => {
  const { source } = mind.prompt.question
  switch (source) {
    case 'parasite':
      return YES
    case 'update':
      return mind.view.powers.every(({ open }) => !open) && mind.view.powers.length > 1 ? NO : YES
    case 'do-it-yourself':
      return gainOf(mind, mind.setup.settings.doItYourself, mind.hand) > 0 ? YES : NO
    default:
      return gainOf(mind, source ?? '', mind.hand) > 0 ? YES : NO
  }
}

export const imitate: RuleOfThumb = (mind) => {
  const { imitable } = mind.setup
  return best(mind.prompt.choice.options, (kind) => {
    const { id, wish } = imitable[kind]
    return gainOf(mind, id, mind.hand) + (wish === 'colour-or-number' ? 3 : wish === 'colour' ? 2 : 0)
  })
}
