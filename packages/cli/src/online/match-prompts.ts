import { namesAtTable, type RequestBody } from '@slapwise/client'
import { type Answer, canOnlyPass, isReaction, type PromptMode, type Prompt } from '@slapwise/kernel'
import { formatPromptLine } from '../play/ask-human.ts'
import { TAKE_BACK } from '../play/terminal-question.ts'
import type { LineReader } from '../terminal/terminal-input.ts'
import type { OnlineSession } from './online-session.ts'
import { formatSeatOffer, getSubstituteName, handleSeatCommand } from './seats.ts'
import { formatVoteCount, toggleVote } from './votes.ts'

/** Puts the open question to whoever sits here. */
export async function askAndAnswer(session: OnlineSession): Promise<void> {
  const { state: sight } = session
  const { promptNumber } = sight.match!
  const answer = await askForAnswer(session, sight.openPrompt!)
  sight.setAnswered(promptNumber, true)
  sight.wasTakenBack = answer === TAKE_BACK
  session.send(toRequest(answer, promptNumber), () => sight.setAnswered(promptNumber, false))
}

function toRequest(answer: Answer | typeof TAKE_BACK, promptNumber: number): RequestBody {
  if (answer === TAKE_BACK) return { type: 'take-back', promptNumber }
  return { type: 'answer', promptNumber, answer: typeof answer === 'number' ? answer : [...answer] }
}

/** In a reaction window even those are asked who have nothing to throw in: an instant answer would tell on them. */
async function askForAnswer(
  session: OnlineSession,
  prompt: Prompt<unknown>,
): Promise<Answer | typeof TAKE_BACK> {
  const { state: sight, screens, messages: words } = session
  const { fallback, mode: manner } = prompt
  const asker = createTableReader(session, manner)
  if (manner === 'acknowledge') {
    screens.printRevealed(sight.view, prompt)
    await asker.ask(formatPromptLine(screens.formatQuestion(prompt), []))
    return fallback
  }
  if (canOnlyPass(prompt)) {
    await asker.ask(formatPromptLine(screens.formatQuestion(prompt), [words.ask.cannotReact]))
    return fallback
  }
  if (screens.isForced(prompt) && !sight.wasTakenBack) return fallback
  return screens.ask(asker, sight.view, prompt)
}

/** Typed where a single letter may be part of an answer, such as a colour. */
const PAUSE_COMMAND = 'pause'

/** Asks with the time that is left; what is not an answer is dealt with on the way. */
const createTableReader = (session: OnlineSession, manner: PromptMode): LineReader => ({
  async ask(words) {
    for (;;) {
      const line = await session.ask(() => addClockHint(session, manner, words))
      if (session.handleChat(line) || handleSeatCommand(session, line)) continue
      if (line === PAUSE_COMMAND) {
        toggleVote(session)
        continue
      }
      if (line === '?') session.printLines(...session.messages.room.tableHelp)
      if (!isReaction(manner) || !handleWindowCommand(session, line)) return line
    }
  },
})

function addClockHint(
  { state: sight, messages: { room } }: OnlineSession,
  manner: PromptMode,
  words: string,
): string {
  const seconds = sight.secondsLeft
  const remarks = [
    ...(seconds === null ? [] : [`${seconds} s`]),
    ...(isReaction(manner) ? [room.holdOnHint, room.quietHint] : []),
  ]
  return remarks.length === 0 ? words : formatPromptLine(words.replace(/ › $/, ''), remarks)
}

function handleWindowCommand(session: OnlineSession, line: string): boolean {
  const { state: sight } = session
  if (line === 'h') session.send({ type: 'hold-on', promptNumber: sight.match!.promptNumber })
  else if (line === 'n') {
    sight.setQuiet()
    session.send({ type: 'quiet', quiet: true })
  } else return false
  return true
}

/** While it is up to others. */
export async function runWaiting(session: OnlineSession): Promise<void> {
  const { state: sight, screens, messages: words } = session
  for (;;) {
    const line = await session.ask(() => formatPromptLine(formatWaitingPrompt(session), []))
    if (session.handleChat(line) || handleSeatCommand(session, line)) continue
    if (line === '' && (sight.ownSeat?.isAway || getSubstituteName(session) !== null))
      session.send({ type: 'back' })
    else if (line === '') screens.printTable(sight.view)
    else if (line === TAKE_BACK) takeBack(session)
    else if (line === 'p' || line === PAUSE_COMMAND) toggleVote(session)
    else if (line === '?') session.printLines(...screens.help, ...words.room.tableHelp)
    else session.printLines(sight.room.isPaused ? words.room.notInPause : words.room.notYourTurn)
  }
}

function takeBack(session: OnlineSession): void {
  const { state: sight } = session
  sight.wasTakenBack = true
  session.send({ type: 'take-back', promptNumber: sight.match!.promptNumber })
}

function formatWaitingPrompt(session: OnlineSession): string {
  const { state: sight, messages: words } = session
  const { room, formatList: listed } = words
  const player = getSubstituteName(session)
  const offer = formatSeatOffer(session)
  if (player !== null) return room.seats.playedBy(player)
  if (offer !== null) return offer
  if (sight.ownSeat?.isAway) return room.botPlaysForYou
  if (sight.room.isPaused) return room.paused(formatVoteCount(sight.room, words))
  const names = namesAtTable(sight.room)
  const others = sight
    .match!.table.openPrompts.filter(
      ({ seat, mode: manner, hasAnswered: answered }) =>
        manner !== 'glance' && !answered && seat !== sight.seat,
    )
    .map(({ seat }) => names[seat])
  return others.length === 0 ? room.waiting : room.waitingFor(listed(others))
}
