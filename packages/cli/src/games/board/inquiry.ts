import { placement, placementIn, relocation, relocationIn } from '@slapwise/board-game'
import { meaningIn, questionIn } from '@slapwise/board-game/words'
import { countAnswers } from '@slapwise/kernel'
import type { Inquiry, Reading } from '../../play/inquiry.ts'
import { readAnswer } from '../../play/read-answer.ts'
import { explainTopic, whyNot } from './explain.ts'
import { type Asking, handOptions, isTyped, optionsOf } from './options.ts'
import { placementOf, readPlacing } from './placing.ts'
import { printChoices } from './screens/choices-screen.ts'
import { printTable } from './screens/table-screen.ts'
import { exampleOf, whereWords } from './where.ts'

/** A question of the board game as it is put to somebody here. */
export function inquiryFor(asking: Asking): Inquiry {
  const { teller, prompt, view } = asking
  const options = optionsOf(asking)
  let isShown = false
  return {
    prompt,
    options,
    question: questionIn(teller.typed, prompt),
    meaning: meaningIn(teller, prompt.question),
    hints: hintsFor(asking),
    items: [],
    mayTakeBack: view.mayTakeBack,
    show() {
      if (isShown || isAboutStreet(asking)) printTable(teller, view)
      printChoices(asking, options)
      isShown = true
    },
    explain: (topic) => (topic === '' ? teller.texts.help : explainTopic(asking, topic)),
    read: (line) => read(asking, line),
  }
}

/** Nobody decides that without looking at the street. */
const isAboutStreet = (asking: Asking): boolean =>
  isTyped(asking) || ['space', 'gift', 'seat'].includes(asking.prompt.choice.of)

function hintsFor(asking: Asking): string[] {
  const { texts, lexicon, words } = asking.teller
  const { prompt } = asking
  if (prompt.choice.of === 'relocation') return [texts.relocating]
  if (countAnswers(prompt.choice) === 1) return [lexicon.ask.enter(words.answer.roll)]
  return prompt.choice.of === 'placement' ? [texts.placing(exampleOf(asking))] : []
}

function read(asking: Asking, line: string): Reading {
  const { teller, prompt } = asking
  const [first, ...rest] = line.toLowerCase().split(/\s+/)
  if (isTyped(asking) && teller.texts.where.includes(first))
    return { problem: whereWords(asking, rest.join(' ')) }
  if (prompt.choice.of === 'placement') return readPlacement(asking, line)
  if (prompt.choice.of === 'relocation') return readRelocation(asking, line)
  return readAnswer(prompt.choice, optionsOf(asking), line, teller.lexicon.ask)
}

function readPlacement(asking: Asking, line: string): Reading {
  const { options } = asking.prompt.choice
  const typed = readPlacing(handOptions(asking), withCard(asking, line))
  const where = placementOf(asking.teller.setup.street, typed)
  const answer = where && placement(where.kind, where.space, where.direction)
  return answer !== null && options.includes(answer) ? { answer } : { problem: whyNot(asking, typed) }
}

/** Where only one card can be placed, the space is enough. */
function withCard({ prompt, teller }: Asking, line: string): string {
  const [first, ...others] = new Set(prompt.choice.options.map((option) => placementIn(option).kind))
  return others.length === 0 && /^\d+(\s+\D\S*)?$/.test(line) ? `${teller.typed.card(first)} ${line}` : line
}

/** “3 17”. */
function readRelocation({ teller, prompt }: Asking, line: string): Reading {
  const { options } = prompt.choice
  const { texts, words } = teller
  const [number, to] = (line.match(/\d+/g) ?? []).map(Number)
  if (number === undefined || to === undefined) return { problem: texts.whichManhole }
  const answer = relocation(number - 1, to)
  if (options.includes(answer)) return { answer }
  const isFree = options.some((option) => relocationIn(option).number === number - 1)
  return { problem: isFree ? texts.notThere : texts.occupied(words.lies.manhole(number)) }
}
