import { type AnyGame, type BaseView, createRandom } from '@slapwise/kernel'
import type { Adviser } from '../table/advice/adviser.ts'
import { formatAnswer } from './format-answer.ts'
import type { GameTexts } from './game-texts.ts'

export function createAdviser(game: AnyGame, { createTextFormatter, applyMildNames }: GameTexts): Adviser {
  return ({ settings, rulesVersion, players, match }, prompt, language, isMild) => {
    const rules = game.createRules(settings, rulesVersion)
    const view: BaseView = { ...match.table, ...match.own }
    const random = createRandom(`advice ${match.promptNumber}`)
    const { answer, reasons } = game.advise({ prompt, rules, random, view: () => view })
    const formatter = createTextFormatter(isMild ? applyMildNames(rules) : rules, language, {
      playerNames: players.map(({ name }) => name),
      viewer: match.own.seat,
    })
    const action = formatAnswer(prompt, answer, (of, value) =>
      formatter.formatOption({ ...prompt, choice: { ...prompt.choice, of } }, value, view),
    )
    return { answer, action, reasons: reasons.map(formatter.formatReason) }
  }
}
