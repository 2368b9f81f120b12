import { errorMargin } from '@slapwise/bots'
import { explainOutcome } from '@slapwise/games/puzzles'
import type { Answer, Puzzle } from '@slapwise/kernel'
import type { CliMessages } from '../i18n/index.ts'
import { TAKE_BACK } from '../play/terminal-question.ts'
import { print, printSeparator } from '../terminal/screen.ts'
import { QuitError, TerminalInput } from '../terminal/terminal-input.ts'
import type { PuzzleScreens } from './puzzle-screens.ts'

/** The number of paragraphs about what happened last. */
const STORY_LENGTH = 8

/** Shows the position, asks for an answer, and says whether it is the best one and why. */
export async function solvePuzzle(
  puzzle: Puzzle,
  opened: PuzzleScreens,
  messages: CliMessages,
  title: string,
): Promise<void> {
  const { screens, story, view, prompt } = opened
  const texts = messages.puzzles
  printSeparator(title)
  for (const line of story.slice(-STORY_LENGTH)) print(`  ${line}`)
  if (!opened.isTurnStart) screens.printTable(view)
  const answer = await askOnce(opened)
  if (answer === null) return
  const format = (of: Answer) => screens.formatAnswer(view, prompt, of)
  print(isSolution(puzzle, answer, opened) ? texts.solved : texts.notSolved(format(puzzle.answers[0])))
  for (const reason of formatPuzzleReason(puzzle, opened, messages)) print(`  ${reason}`)
  print(`  ${texts.obviousAnswer(format(puzzle.obviousAnswer))}`)
  print(`  ${texts.lead(puzzle.lead.toFixed(1), errorMargin(puzzle.leadError).toFixed(1), puzzle.deals)}`)
}

/** The answer; null if the player quits. */
async function askOnce({ screens, view, prompt }: PuzzleScreens): Promise<Answer | null> {
  const input = new TerminalInput()
  try {
    for (;;) {
      const answer = await screens.ask(input, { ...view, mayTakeBack: false }, prompt)
      if (answer !== TAKE_BACK) return answer
    }
  } catch (error) {
    if (error instanceof QuitError) return null
    throw error
  } finally {
    input.close()
  }
}

/** Cards with equal faces read alike, and the order of cards that are chosen together does not matter. */
function isSolution({ answers }: Puzzle, answer: Answer, { screens, view, prompt }: PuzzleScreens): boolean {
  const isOrdered = prompt.choice.kind === 'assign'
  const format = (of: Answer) =>
    typeof of === 'number' || isOrdered
      ? screens.formatAnswer(view, prompt, of)
      : of
          .map((value) => screens.formatAnswer(view, prompt, [value]))
          .sort()
          .join()
  return answers.some((best) => format(best) === format(answer))
}

/** The reason in words: why the answer is good, and what it brings. */
export function formatPuzzleReason(
  puzzle: Puzzle,
  { screens }: PuzzleScreens,
  { language }: CliMessages,
): readonly string[] {
  const outcome = explainOutcome(puzzle)
  return [...puzzle.reasons.map((reason) => screens.formatReason(reason)), outcome[language] ?? outcome.en]
}
