import { type CardId, decodeCard, decodePowerSlot } from '@slapwise/card-game'
import type { Choice } from '@slapwise/kernel'
import { findChosenOption, findOption } from '../../play/parse-answer.ts'
import type { AnswerOption } from '../../play/terminal-question.ts'

/** The answer, or the part of the line that is no option, or a card and a power card that do not go together. */
export type ParsedPlay =
  | { readonly answer: number }
  | { readonly unknown: string }
  | { readonly card: CardId | null; readonly place: number }

/** Parses a card alone or with a power card: “3”, “3 a”, “3+a”, “3a”, “red 7 + looping”. */
export function parsePlay(
  { options: legalAnswers }: Choice,
  options: readonly AnswerOption[],
  powers: readonly AnswerOption[],
  line: string,
): ParsedPlay {
  const alone = findChosenOption(options, line)
  if (alone) return { answer: alone.value }
  const power = findOption(powers, line)
  if (power) return { card: null, place: power.value }
  const typed = CARD_WITH_POWER_PATTERNS.map((form) => form.exec(line)).find(
    (match) => match && findOption(powers, match[2]),
  )
  if (!typed) return { unknown: line }
  const card = findOption(options, typed[1])
  if (!card) return { unknown: typed[1] }
  const place = findOption(powers, typed[2])!.value
  const answer = legalAnswers.find(
    (answer) => decodeCard(answer) === card.value && decodePowerSlot(answer) === place,
  )
  if (answer !== undefined) return { answer }
  return { card: card.value < 0 ? null : card.value, place }
}

const CARD_WITH_POWER_PATTERNS = [/^(.+?)\s*\+\s*(.+)$/, /^(\d+)\s*(\D.*)$/, /^(.+)\s+(\S+)$/]
