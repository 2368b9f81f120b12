import { decodeCard } from '@slapwise/card-game'
import type { Answer, Prompt } from '@slapwise/kernel'

/** The selectors of the cards, seats and buttons that an answer is given with. */
export const listAdviceTargets = ({ choice }: Prompt<unknown>, answer: Answer): readonly string[] =>
  [...new Set([answer].flat())].map((option) => {
    const button = `[data-option="${option}"]`
    if (option < 0) return button
    if (choice.of === 'card') return `.hand [data-anchor="card-${decodeCard(option)}"], ${button}`
    return choice.of === 'seat' ? `[data-anchor="seat-${option}"]` : button
  })
