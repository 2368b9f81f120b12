import type { Question, View } from '@slapwise/card-game'
import type { RequestBody } from '@slapwise/client'
import { type Answer, countAnswers, type Manner, type Prompt } from '@slapwise/kernel'
import type { Asker } from '../input.ts'
import { askPerson } from '../play/ask-person.ts'
import { asking, BACK, isFormality } from '../play/asking.ts'
import { HELP } from '../play/explain.ts'
import { printOpenHands, printTable } from '../play/table-screen.ts'
import { print } from '../screen.ts'
import { handWords } from '../words/cards.ts'
import { questionWords } from '../words/questions.ts'
import { listed } from '../words/teller.ts'
import type { Session } from './session.ts'

const ONLINE_HELP = [
  '  /text         says something to all',
  '  h, n          while others wait whether you throw something in: wait for me; hush, not again this round',
  '  p             wants the table to pause, or to go on',
]

/** Puts the open question to whoever sits here. */
export async function answerQuestion(session: Session): Promise<void> {
  const { sight } = session
  const prompt = sight.question! as Prompt<Question>
  const { promptNumber } = sight.match!
  const answer = await answerTo(session, prompt)
  sight.answered(promptNumber, true)
  sight.isBack = answer === BACK
  session.send(requestFor(answer, promptNumber), () => sight.answered(promptNumber, false))
}

function requestFor(answer: Answer | typeof BACK, promptNumber: number): RequestBody {
  if (answer === BACK) return { type: 'take-back', promptNumber }
  return { type: 'answer', promptNumber, answer: typeof answer === 'number' ? answer : [...answer] }
}

/** In a reaction window even those are asked who have nothing to throw in: an instant answer would tell on them. */
async function answerTo(session: Session, prompt: Prompt<Question>): Promise<Answer | typeof BACK> {
  const { sight, teller } = session
  const { question, choice, fallback, manner } = prompt
  const asker = askerFor(session, prompt)
  if (manner === 'acknowledge') {
    if (question.ask === 'seen') printOpenHands(teller, sight.view as View)
    await asker.ask(`${questionWords(teller, prompt)} › `)
    return fallback
  }
  if (manner === 'react' && countAnswers(choice) === 1) {
    await asker.ask(`${questionWords(teller, prompt)} › `)
    return fallback
  }
  if (isFormality(prompt) && !sight.isBack) return fallback
  return askPerson(asker, asking(sight.view as View, teller, prompt))
}

/** Asks with the time that is left; what is not an answer is dealt with on the way. */
const askerFor = (session: Session, { manner }: Prompt<unknown>): Asker => ({
  async ask(words) {
    for (;;) {
      const line = await session.ask(() => withClock(session, manner, words))
      if (session.chat(line)) continue
      if (line === '?') session.say(...ONLINE_HELP)
      if (manner !== 'react' || !(await obeyInWindow(session, line))) return line
    }
  },
})

function withClock({ sight }: Session, manner: Manner, words: string): string {
  const seconds = sight.secondsLeft
  const remarks = [
    ...(seconds === null ? [] : [`${seconds} s`]),
    ...(manner === 'react' ? ['h wait', 'n hush'] : []),
  ]
  return remarks.length === 0 ? words : words.replace(/ › $/, ` (${remarks.join(', ')}) › `)
}

async function obeyInWindow(session: Session, line: string): Promise<boolean> {
  const { sight } = session
  if (line === 'h') await session.send({ type: 'hold-on', promptNumber: sight.match!.promptNumber })
  else if (line === 'n') {
    sight.keepQuiet()
    session.send({ type: 'quiet', quiet: true })
  } else return false
  return true
}

/** While it is up to others. */
export async function waitForOthers(session: Session): Promise<void> {
  const { sight } = session
  for (;;) {
    const line = await session.ask(() => waitingWords(session))
    if (session.chat(line)) continue
    if (line === '' && sight.ownPlace?.isAway) session.send({ type: 'back' })
    else if (line === '') printSituation(session)
    else if (line === BACK) takeBack(session)
    else if (line === 'p') session.send({ type: 'pause', pause: !sight.room.isPaused })
    else session.say(...(line === '?' ? [...HELP, ...ONLINE_HELP] : ['It is not up to you right now.']))
  }
}

function takeBack(session: Session): void {
  const { sight } = session
  sight.isBack = true
  session.send({ type: 'take-back', promptNumber: sight.match!.promptNumber })
}

function waitingWords({ sight, teller }: Session): string {
  if (sight.ownPlace?.isAway) return 'A bot plays for you: Enter to be back › '
  if (sight.room.isPaused) return 'The table has paused: p to go on › '
  const names = sight
    .match!.table.waiting.filter(({ seat, answered }) => !answered && seat !== sight.seat)
    .map(({ seat }) => teller.names[seat])
  return names.length === 0 ? 'One moment › ' : `Waiting for ${listed(names)} › `
}

function printSituation({ sight, teller }: Session): void {
  const view = sight.view as View
  printTable({ teller, view })
  if (sight.seat !== null) print(`  You hold ${handWords(teller.setup, view.hand)}`)
}
