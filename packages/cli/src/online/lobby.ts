import { RequestError } from '@slapwise/client'
import { getBotLevelTexts } from '@slapwise/kernel'
import { isSeatTaken } from '@slapwise/protocol'
import { parseOneOf } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { formatPromptLine } from '../play/ask-human.ts'
import { print, printSeparator } from '../terminal/screen.ts'
import { formatDealVerdict } from './format-deal-verdict.ts'
import { formatRoster, formatSettings } from './format-room.ts'
import type { OnlineSession } from './online-session.ts'
import { parseSettingChange } from './room-settings.ts'
import { toggleVote } from './votes.ts'

/** The prompt loop before a match. */
export async function runLobby(session: OnlineSession): Promise<void> {
  await takeFreeSeat(session)
  printLobby(session)
  for (;;) {
    const line = await session.ask(() => formatPromptLine(formatLobbyPrompt(session), []))
    if (session.handleChat(line)) continue
    if (!(await handleCommand(session, line))) session.printLines(session.messages.room.unknownCommand(line))
  }
}

export function printLobby({ state, code, link, terminal, messages }: OnlineSession): void {
  printSeparator(messages.room.roomTitle(code))
  print(`  ${link}`)
  for (const line of formatRoster(state.room, state.you, messages)) print(line)
  print(`  ${formatSettings(state.room, terminal, messages)}`)
}

function formatLobbyPrompt({ state, messages: { room } }: OnlineSession): string {
  if (state.isHost) return room.hostPrompt
  if (!state.ownSeat) return room.spectatorPrompt
  return state.ownSeat.isReady ? room.readyPrompt : room.notReadyPrompt
}

/** Runs a lobby command; returns false if the line is none. */
async function handleCommand(session: OnlineSession, line: string): Promise<boolean> {
  const { state, messages } = session
  const isReady = state.ownSeat?.isReady
  if (line === '?')
    session.printLines(
      ...(state.isHost ? messages.room.hostHelp(formatBotLevels(session)) : []),
      ...messages.room.lobbyHelp,
    )
  else if (line === '' && (state.isHost || isReady || !state.ownSeat)) printLobby(session)
  else if (line === '' || line === 'r') session.send({ type: 'ready', isReady: !isReady })
  else return state.isHost && handleHostCommand(session, line)
  return true
}

const formatBotLevels = ({ terminal: { game }, messages: { language } }: OnlineSession): string[] =>
  Object.keys(game.bots).map((id) => `    b ${id.padEnd(10)}${getBotLevelTexts(id, language).description}`)

async function handleHostCommand(session: OnlineSession, line: string): Promise<boolean> {
  const [word, rest = ''] = line.split(/\s+(.*)/)
  switch (word) {
    case 'b':
      session.reportUsageErrors(() => addBot(session, rest))
      return true
    case 'u':
      removeBot(session)
      return true
    case 's':
      session.send({ type: 'start' })
      return true
    case 'set':
      session.reportUsageErrors(() =>
        session.send({
          type: 'change-room',
          ...parseSettingChange(session.terminal, session.state.room, line),
        }),
      )
      return true
    case 'g':
      changeGame(session, rest)
      return true
    case 'kick':
      await removeMember(session, rest)
      return true
    default:
      return false
  }
}

function changeGame(session: OnlineSession, game: string): void {
  const { gameIds, messages } = session
  if (gameIds.includes(game)) session.send({ type: 'change-room', game })
  else session.printLines(messages.room.unknownGame(gameIds))
}

function addBot(session: OnlineSession, level: string): void {
  const seat = session.state.room.seats.findIndex((place) => !isSeatTaken(place))
  if (seat < 0) throw new UsageError(session.messages.room.noFreeSeat)
  const { game } = session.terminal
  session.send({
    type: 'add-bot',
    seat,
    level: parseOneOf('bots', level || game.substituteLevel, Object.keys(game.bots)),
  })
}

function removeBot(session: OnlineSession): void {
  const seat = session.state.room.seats.findLastIndex(({ botLevel }) => botLevel !== null)
  if (seat < 0) session.printLines(session.messages.room.noBotToRemove)
  else session.send({ type: 'remove-bot', seat })
}

async function removeMember(session: OnlineSession, typed: string): Promise<void> {
  const { room } = session.messages
  const { members } = session.state.room
  const member = members.findIndex((view) => !view.hasLeft && view.name.toLowerCase() === typed.toLowerCase())
  if (member < 0) session.printLines(room.unknownMember(typed))
  else if (await confirm(session, room.confirmKick(members[member].name)))
    session.send({ type: 'remove-member', member })
}

async function confirm(session: OnlineSession, question: string): Promise<boolean> {
  for (;;) {
    const line = await session.ask(() => formatPromptLine(question, []))
    if (!session.handleChat(line)) return session.messages.play.yesInputs.includes(line.toLowerCase())
  }
}

/** Takes the first free seat, or the next one if somebody else was faster. */
async function takeFreeSeat(session: OnlineSession): Promise<void> {
  for (let seat = 0; seat < session.state.room.seats.length && !session.state.ownSeat; seat++) {
    if (isSeatTaken(session.state.room.seats[seat])) continue
    await session.request({ type: 'sit', seat }).catch((error) => {
      if (!(error instanceof RequestError)) throw error
    })
  }
}

/** The prompt loop after a match. */
export async function runAfterMatch(session: OnlineSession): Promise<void> {
  const { state, api, code, messages } = session
  print(
    `  ${messages.room.recordAddress(`${api.baseUrl}/api/rooms/${code}/matches/${state.room.matchCount}`)}`,
  )
  for (const line of formatDealVerdict(await session.checkDeal(), messages)) print(`  ${line}`)
  for (;;) {
    const line = await session.ask(() => formatPromptLine(formatAfterMatchPrompt(session), []))
    if (session.handleChat(line)) continue
    if (line === 'm' && state.isHost) session.send({ type: 'rematch' })
    else if (line === 'm' && state.ownSeat) toggleVote(session)
    else session.printLines(messages.room.afterMatchHelp)
  }
}

function formatAfterMatchPrompt({ state, messages: { room } }: OnlineSession): string {
  const { members, vote } = state.room
  const willing = vote?.voters ?? []
  if (state.isHost)
    return room.hostPromptAfterMatch(
      willing.filter((member) => member !== state.you).map((member) => members[member].name),
    )
  return state.ownSeat
    ? room.playerPromptAfterMatch(willing.includes(state.you!))
    : room.spectatorPromptAfterMatch
}
