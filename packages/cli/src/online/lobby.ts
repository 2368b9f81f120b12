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

/** Before a match: who is here, and what will be played. */
export async function runLobby(session: OnlineSession): Promise<void> {
  await takeFreeSeat(session)
  printLobby(session)
  for (;;) {
    const line = await session.ask(() => formatPromptLine(formatLobbyPrompt(session), []))
    if (session.handleChat(line)) continue
    if (!(await handleCommand(session, line))) session.printLines(session.messages.room.unknownCommand(line))
  }
}

export function printLobby({ state: sight, code, link, terminal, messages: words }: OnlineSession): void {
  printSeparator(words.room.roomTitle(code))
  print(`  ${link}`)
  for (const line of formatRoster(sight.room, sight.you, words)) print(line)
  print(`  ${formatSettings(sight.room, terminal, words)}`)
}

function formatLobbyPrompt({ state: sight, messages: { room } }: OnlineSession): string {
  if (sight.isHost) return room.hostPrompt
  if (!sight.ownSeat) return room.spectatorPrompt
  return sight.ownSeat.isReady ? room.readyPrompt : room.notReadyPrompt
}

/** Tells whether the line was something to do here. */
async function handleCommand(session: OnlineSession, line: string): Promise<boolean> {
  const { state: sight, messages: words } = session
  const isReady = sight.ownSeat?.isReady
  if (line === '?')
    session.printLines(
      ...(sight.isHost ? words.room.hostHelp(formatBotLevels(session)) : []),
      ...words.room.lobbyHelp,
    )
  else if (line === '' && (sight.isHost || isReady || !sight.ownSeat)) printLobby(session)
  else if (line === '' || line === 'r') session.send({ type: 'ready', ready: !isReady })
  else return sight.isHost && handleHostCommand(session, line)
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
        session.send({ type: 'set', ...parseSettingChange(session.terminal, session.state.room, line) }),
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
  const { gameIds, messages: words } = session
  if (gameIds.includes(game)) session.send({ type: 'set', game })
  else session.printLines(words.room.unknownGame(gameIds))
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
  const seat = session.state.room.seats.findLastIndex(({ bot }) => bot !== null)
  if (seat < 0) session.printLines(session.messages.room.noBotToRemove)
  else session.send({ type: 'remove-bot', seat })
}

async function removeMember(session: OnlineSession, typed: string): Promise<void> {
  const { room } = session.messages
  const { members } = session.state.room
  const member = members.findIndex((view) => !view.hasLeft && view.name.toLowerCase() === typed.toLowerCase())
  if (member < 0) session.printLines(room.unknownMember(typed))
  else if (await confirm(session, room.confirmKick(members[member].name)))
    session.send({ type: 'remove', member })
}

async function confirm(session: OnlineSession, question: string): Promise<boolean> {
  for (;;) {
    const line = await session.ask(() => formatPromptLine(question, []))
    if (!session.handleChat(line)) return session.messages.play.yesInputs.includes(line.toLowerCase())
  }
}

/** On the first free seat; whoever is too slow for one takes the next. */
async function takeFreeSeat(session: OnlineSession): Promise<void> {
  for (let seat = 0; seat < session.state.room.seats.length && !session.state.ownSeat; seat++) {
    if (isSeatTaken(session.state.room.seats[seat])) continue
    await session.request({ type: 'sit', seat }).catch((error) => {
      if (!(error instanceof RequestError)) throw error
    })
  }
}

/** The match is over: once more, or home. */
export async function runAfterMatch(session: OnlineSession): Promise<void> {
  const { state: sight, api: door, code, messages: words } = session
  print(`  ${words.room.recordAddress(`${door.baseUrl}/api/rooms/${code}/matches/${sight.room.matches}`)}`)
  for (const line of formatDealVerdict(await session.checkDeal(), words)) print(`  ${line}`)
  for (;;) {
    const line = await session.ask(() => formatPromptLine(formatAfterMatchPrompt(session), []))
    if (session.handleChat(line)) continue
    if (line === 'm' && sight.isHost) session.send({ type: 'rematch' })
    else if (line === 'm' && sight.ownSeat) toggleVote(session)
    else session.printLines(words.room.afterMatchHelp)
  }
}

function formatAfterMatchPrompt({ state: sight, messages: { room } }: OnlineSession): string {
  const { members, vote } = sight.room
  const willing = vote?.voters ?? []
  if (sight.isHost)
    return room.hostPromptAfterMatch(
      willing.filter((member) => member !== sight.you).map((member) => members[member].name),
    )
  return sight.ownSeat
    ? room.playerPromptAfterMatch(willing.includes(sight.you!))
    : room.spectatorPromptAfterMatch
}
