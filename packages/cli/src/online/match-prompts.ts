import { namesAtTable, type RequestBody } from '@slapwise/client'
import { type Answer, canOnlyPass, isReaction, type Prompt, type PromptMode } from '@slapwise/kernel'
import { formatPromptLine } from '../play/ask-human.ts'
import { TAKE_BACK } from '../play/terminal-question.ts'
import type { LineReader } from '../terminal/terminal-input.ts'
import type { OnlineSession } from './online-session.ts'
import { formatSeatOffer, getSubstituteName, handleSeatCommand } from './seats.ts'
import { formatVoteCount, toggleVote } from './votes.ts'

/** Asks the open prompt and sends the answer. */
export async function askAndAnswer(session: OnlineSession): Promise<void> {
  const { state } = session
  const { promptNumber } = state.match!
  const answer = await askForAnswer(session, state.openPrompt!)
  state.setAnswered(promptNumber, true)
  state.wasTakenBack = answer === TAKE_BACK
  session.send(toRequest(answer, promptNumber), () => state.setAnswered(promptNumber, false))
}

function toRequest(answer: Answer | typeof TAKE_BACK, promptNumber: number): RequestBody {
  if (answer === TAKE_BACK) return { type: 'take-back', promptNumber }
  return { type: 'answer', promptNumber, answer: typeof answer === 'number' ? answer : [...answer] }
}

/** In a reaction window players without a card are asked too: an instant answer would reveal that they have none. */
async function askForAnswer(
  session: OnlineSession,
  prompt: Prompt<unknown>,
): Promise<Answer | typeof TAKE_BACK> {
  const { state, screens, messages } = session
  const { fallback, mode } = prompt
  const asker = createTableReader(session, mode)
  if (mode === 'acknowledge') {
    screens.printRevealed(state.view, prompt)
    await asker.ask(formatPromptLine(screens.formatQuestion(prompt), []))
    return fallback
  }
  if (canOnlyPass(prompt)) {
    await asker.ask(formatPromptLine(screens.formatQuestion(prompt), [messages.ask.cannotReact]))
    return fallback
  }
  if (screens.isForced(prompt) && !state.wasTakenBack) return fallback
  return screens.ask(asker, state.view, prompt)
}

/** A word, since a single letter may be an answer, such as a colour. */
const PAUSE_COMMAND = 'pause'

/** Shows the remaining time with each prompt, and handles commands that are not answers. */
const createTableReader = (session: OnlineSession, mode: PromptMode): LineReader => ({
  async ask(prompt) {
    for (;;) {
      const line = await session.ask(() => addClockHint(session, mode, prompt))
      if (session.handleChat(line) || handleSeatCommand(session, line)) continue
      if (line === PAUSE_COMMAND) {
        toggleVote(session)
        continue
      }
      if (line === '?') session.printLines(...session.messages.room.tableHelp)
      if (!isReaction(mode) || !handleWindowCommand(session, line)) return line
    }
  },
})

function addClockHint({ state, messages: { room } }: OnlineSession, mode: PromptMode, text: string): string {
  const seconds = state.secondsLeft
  const remarks = [
    ...(seconds === null ? [] : [`${seconds} s`]),
    ...(isReaction(mode) ? [room.holdOnHint, room.quietHint] : []),
  ]
  return remarks.length === 0 ? text : formatPromptLine(text.replace(/ › $/, ''), remarks)
}

function handleWindowCommand(session: OnlineSession, line: string): boolean {
  const { state } = session
  if (line === 'h') session.send({ type: 'extend-window', promptNumber: state.match!.promptNumber })
  else if (line === 'n') {
    state.setQuiet()
    session.send({ type: 'skip-reactions', isSkipping: true })
  } else return false
  return true
}

/** The prompt loop while other players are asked. */
export async function runWaiting(session: OnlineSession): Promise<void> {
  const { state, screens, messages } = session
  for (;;) {
    const line = await session.ask(() => formatPromptLine(formatWaitingPrompt(session), []))
    if (session.handleChat(line) || handleSeatCommand(session, line)) continue
    if (line === '' && (state.ownSeat?.isAway || getSubstituteName(session) !== null))
      session.send({ type: 'return-to-seat' })
    else if (line === '') screens.printTable(state.view)
    else if (line === TAKE_BACK) takeBack(session)
    else if (line === 'p' || line === PAUSE_COMMAND) toggleVote(session)
    else if (line === '?') session.printLines(...screens.help, ...messages.room.tableHelp)
    else session.printLines(state.room.isPaused ? messages.room.notInPause : messages.room.notYourTurn)
  }
}

function takeBack(session: OnlineSession): void {
  const { state } = session
  state.wasTakenBack = true
  session.send({ type: 'take-back', promptNumber: state.match!.promptNumber })
}

function formatWaitingPrompt(session: OnlineSession): string {
  const { state, messages } = session
  const { room, formatList } = messages
  const player = getSubstituteName(session)
  const offer = formatSeatOffer(session)
  if (player !== null) return room.seats.playedBy(player)
  if (offer !== null) return offer
  if (state.ownSeat?.isAway) return room.botPlaysForYou
  if (state.room.isPaused) return room.paused(formatVoteCount(state.room, messages))
  const names = namesAtTable(state.room)
  const others = state
    .match!.table.openPrompts.filter(
      ({ seat, mode, hasAnswered }) => mode !== 'glance' && !hasAnswered && seat !== state.seat,
    )
    .map(({ seat }) => names[seat])
  return others.length === 0 ? room.waiting : room.waitingFor(formatList(others))
}
