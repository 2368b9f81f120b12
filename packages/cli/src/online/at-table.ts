import { namesAtTable, type RequestBody } from '@slapwise/client'
import { type Answer, canOnlyPass, isReaction, type Manner, type Prompt } from '@slapwise/kernel'
import { lineFor } from '../play/ask-person.ts'
import { BACK } from '../play/inquiry.ts'
import type { Asker } from '../terminal/input.ts'
import { obeyAboutSeats, offerWords, standIn } from './seats.ts'
import type { Session } from './session.ts'
import { castVote, tallyIn } from './votes.ts'

/** Puts the open question to whoever sits here. */
export async function answerQuestion(session: Session): Promise<void> {
  const { sight } = session
  const { promptNumber } = sight.match!
  const answer = await answerTo(session, sight.question!)
  sight.answered(promptNumber, true)
  sight.isBack = answer === BACK
  session.send(requestFor(answer, promptNumber), () => sight.answered(promptNumber, false))
}

function requestFor(answer: Answer | typeof BACK, promptNumber: number): RequestBody {
  if (answer === BACK) return { type: 'take-back', promptNumber }
  return { type: 'answer', promptNumber, answer: typeof answer === 'number' ? answer : [...answer] }
}

/** In a reaction window even those are asked who have nothing to throw in: an instant answer would tell on them. */
async function answerTo(session: Session, prompt: Prompt<unknown>): Promise<Answer | typeof BACK> {
  const { sight, screens, words } = session
  const { fallback, manner } = prompt
  const asker = askerFor(session, manner)
  if (manner === 'acknowledge') {
    screens.printSeen(sight.view, prompt)
    await asker.ask(lineFor(screens.question(prompt), []))
    return fallback
  }
  if (canOnlyPass(prompt)) {
    await asker.ask(lineFor(screens.question(prompt), [words.ask.nothingToDo]))
    return fallback
  }
  if (screens.isFormality(prompt) && !sight.isBack) return fallback
  return screens.ask(asker, sight.view, prompt)
}

/** Typed where a single letter may be part of an answer, such as a colour. */
const PAUSE = 'pause'

/** Asks with the time that is left; what is not an answer is dealt with on the way. */
const askerFor = (session: Session, manner: Manner): Asker => ({
  async ask(words) {
    for (;;) {
      const line = await session.ask(() => withClock(session, manner, words))
      if (session.chat(line) || obeyAboutSeats(session, line)) continue
      if (line === PAUSE) {
        castVote(session)
        continue
      }
      if (line === '?') session.say(...session.words.room.tableHelp)
      if (!isReaction(manner) || !obeyInWindow(session, line)) return line
    }
  },
})

function withClock({ sight, words: { room } }: Session, manner: Manner, words: string): string {
  const seconds = sight.secondsLeft
  const remarks = [
    ...(seconds === null ? [] : [`${seconds} s`]),
    ...(isReaction(manner) ? [room.wait, room.hush] : []),
  ]
  return remarks.length === 0 ? words : lineFor(words.replace(/ › $/, ''), remarks)
}

function obeyInWindow(session: Session, line: string): boolean {
  const { sight } = session
  if (line === 'h') session.send({ type: 'hold-on', promptNumber: sight.match!.promptNumber })
  else if (line === 'n') {
    sight.keepQuiet()
    session.send({ type: 'quiet', quiet: true })
  } else return false
  return true
}

/** While it is up to others. */
export async function waitForOthers(session: Session): Promise<void> {
  const { sight, screens, words } = session
  for (;;) {
    const line = await session.ask(() => lineFor(waitingWords(session), []))
    if (session.chat(line) || obeyAboutSeats(session, line)) continue
    if (line === '' && (sight.ownPlace?.isAway || standIn(session) !== null)) session.send({ type: 'back' })
    else if (line === '') screens.printTable(sight.view)
    else if (line === BACK) takeBack(session)
    else if (line === 'p' || line === PAUSE) castVote(session)
    else if (line === '?') session.say(...screens.help, ...words.room.tableHelp)
    else session.say(sight.room.isPaused ? words.room.notInPause : words.room.notUpToYou)
  }
}

function takeBack(session: Session): void {
  const { sight } = session
  sight.isBack = true
  session.send({ type: 'take-back', promptNumber: sight.match!.promptNumber })
}

function waitingWords(session: Session): string {
  const { sight, words } = session
  const { room, listed } = words
  const player = standIn(session)
  const offer = offerWords(session)
  if (player !== null) return room.seats.playedBy(player)
  if (offer !== null) return offer
  if (sight.ownPlace?.isAway) return room.botPlays
  if (sight.room.isPaused) return room.paused(tallyIn(sight.room, words))
  const names = namesAtTable(sight.room)
  const others = sight
    .match!.table.waiting.filter(
      ({ seat, manner, answered }) => manner !== 'glance' && !answered && seat !== sight.seat,
    )
    .map(({ seat }) => names[seat])
  return others.length === 0 ? room.oneMoment : room.waitingFor(listed(others))
}
