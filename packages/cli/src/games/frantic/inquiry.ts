import { placeIn } from '@slapwise/card-game'
import { meaningIn, questionIn } from '@slapwise/card-game/words'
import { countAnswers } from '@slapwise/kernel'
import type { Inquiry, Option, Reading } from '../../play/inquiry.ts'
import { askBack, readAnswer } from '../../play/read-answer.ts'
import { type Asking, isAboutPlaying } from './asking.ts'
import { explainTopic, whyNoOption, whyNoPower } from './explain.ts'
import { optionsOf, powerOptions } from './options.ts'
import { readPlay } from './read-play.ts'
import { printChoices } from './screens/choices-screen.ts'
import { printTable } from './screens/table-screen.ts'

/** A question of Frantic as it is put to somebody here. */
export function inquiryFor(asking: Asking): Inquiry {
  const { teller, prompt, view, hand } = asking
  const options = optionsOf(asking)
  let isShown = false
  return {
    prompt,
    options,
    question: questionIn(teller, prompt),
    meaning: meaningIn(teller, prompt.question, view),
    hints: hintsFor(asking, options),
    items: hand.map((card) => ({ value: card, label: teller.face(teller.setup.faces[card].index) })),
    mayTakeBack: view.mayTakeBack,
    show() {
      if (isShown || prompt.question.ask === 'turn') printTable(teller, view)
      printChoices(asking, options)
      isShown = true
    },
    explain: (topic) => (topic === '' ? teller.texts.help : explainTopic(asking, options, topic)),
    read: (line) => read(asking, options, line),
  }
}

/** What is not shown with the cards: what else can be done, and that a power may go along. */
function hintsFor({ teller, prompt }: Asking, options: readonly Option[]): string[] {
  const { choice, question } = prompt
  const { ask } = teller.lexicon
  if (countAnswers(choice) === 1) return options.length === 1 ? [ask.enter(options[0].label)] : []
  const isWithPower = choice.options.some((option) => placeIn(option) >= 0)
  return [
    ...(choice.of === 'card' ? options.filter(({ value }) => value < 0) : []).map(
      ({ keys, label }) => `${keys[0]} ${label}`,
    ),
    ...(isAboutPlaying(question) && isWithPower ? [teller.texts.withPower] : []),
  ]
}

function read(asking: Asking, options: readonly Option[], line: string): Reading {
  const { teller, prompt } = asking
  const noSuch = (typed: string) => whyNoOption(asking, typed)
  if (!isAboutPlaying(prompt.question))
    return readAnswer(prompt.choice, options, line, { ...teller.lexicon.ask, noSuch })
  const played = readPlay(prompt.choice, options, powerOptions(asking), line)
  if ('answer' in played) return played
  if ('unknown' in played)
    return { problem: askBack(options, played.unknown, teller.lexicon.ask) ?? noSuch(played.unknown) }
  return { problem: whyNoPower(asking, played.card, played.place) }
}
