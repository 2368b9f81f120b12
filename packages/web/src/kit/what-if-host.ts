import { WhatIf } from '@slapwise/bots'
import type { AnyGame } from '@slapwise/kernel'
import type { WhatIfInput, WhatIfUpdate } from '../match-sources/analysis/what-if-update.ts'
import { createMatchFormatter, describeDecision, openReplay } from './describe-decision.ts'
import type { GameTexts } from './game-texts.ts'

/** Plays both answers on so many times more. */
export type Simulate = (simulations: number) => WhatIfUpdate

export function openWhatIf(game: AnyGame, texts: GameTexts, { input, hypothesis }: WhatIfInput): Simulate {
  const { record } = input
  const replay = openReplay(game, record)
  const whatIf = new WhatIf(replay, hypothesis)
  const formatter = createMatchFormatter(replay, texts, input)
  const { question, format } = describeDecision(replay, formatter, hypothesis.decisionIndex)
  const [, given] = record.decisions[hypothesis.decisionIndex]
  const words = { question, givenText: format(given), otherText: format(hypothesis.answer) }
  return (simulations) => {
    let isDealable = true
    for (let i = 0; i < simulations && isDealable; i++) isDealable = whatIf.advance()
    return { ...whatIf.figures, ...words, isDealable }
  }
}
