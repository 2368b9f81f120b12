import {
  type Answer,
  type AnyGame,
  type AnyRules,
  type BaseView,
  createRandom,
  type Prompt,
  type TextFormatterFactory,
} from '@slapwise/kernel'
import type { Adviser } from '../table/advice/adviser.ts'

/** `applyMildNames` replaces rude names in the rules for the text formatter. */
export function createAdviser(
  game: AnyGame,
  createTextFormatter: TextFormatterFactory,
  applyMildNames: (rules: AnyRules) => AnyRules,
): Adviser {
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
    return { answer, action: capitalize(action), reasons: reasons.map(formatter.formatReason) }
  }
}

/** Pieces and cards that are handed out are listed by their receivers. */
function formatAnswer(
  { choice }: Prompt<unknown>,
  answer: Answer,
  formatOption: (of: string, value: number) => string,
): string {
  const format = (value: number) => formatOption(choice.of, value)
  if (typeof answer === 'number') return format(answer)
  if (choice.kind === 'some') return answer.map(format).join(', ')
  const shares = Map.groupBy(answer.keys(), (i) => answer[i])
  const formatShare = (share: readonly number[]): string =>
    choice.kind === 'assign'
      ? share.map((i) => formatOption('card', choice.items[i])).join(', ')
      : String(share.length)
  return [...shares].map(([option, share]) => `${format(option)}: ${formatShare(share)}`).join('; ')
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
