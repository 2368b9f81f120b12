import { RequestError } from '@slapwise/client'
import { levelWords } from '@slapwise/kernel'
import { isTaken } from '@slapwise/protocol'
import { oneOf } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { lineFor } from '../play/ask-person.ts'
import { print, printRule } from '../terminal/screen.ts'
import { dealLines } from './deal-lines.ts'
import { changeFor } from './room-settings.ts'
import { rosterLines, settingsWords } from './room-words.ts'
import type { Session } from './session.ts'
import { castVote } from './votes.ts'

/** Before a match: who is here, and what will be played. */
export async function waitInLobby(session: Session): Promise<void> {
  await sitDown(session)
  printLobby(session)
  for (;;) {
    const line = await session.ask(() => lineFor(lobbyWords(session), []))
    if (session.chat(line)) continue
    if (!(await obey(session, line))) session.say(session.words.room.unknown(line))
  }
}

export function printLobby({ sight, code, link, terminal, words }: Session): void {
  printRule(words.room.room(code))
  print(`  ${link}`)
  for (const line of rosterLines(sight.room, sight.you, words)) print(line)
  print(`  ${settingsWords(sight.room, terminal, words)}`)
}

function lobbyWords({ sight, words: { room } }: Session): string {
  if (sight.isHost) return room.asHost
  if (!sight.ownPlace) return room.onlooker
  return sight.ownPlace.isReady ? room.isReady : room.notReady
}

/** Tells whether the line was something to do here. */
async function obey(session: Session, line: string): Promise<boolean> {
  const { sight, words } = session
  const isReady = sight.ownPlace?.isReady
  if (line === '?')
    session.say(...(sight.isHost ? words.room.hostHelp(levelLines(session)) : []), ...words.room.help)
  else if (line === '' && (sight.isHost || isReady || !sight.ownPlace)) printLobby(session)
  else if (line === '' || line === 'r') session.send({ type: 'ready', ready: !isReady })
  else return sight.isHost && obeyHost(session, line)
  return true
}

const levelLines = ({ terminal: { game }, words: { language } }: Session): string[] =>
  Object.keys(game.bots).map((id) => `    b ${id.padEnd(10)}${levelWords(id, language).line}`)

async function obeyHost(session: Session, line: string): Promise<boolean> {
  const [word, rest = ''] = line.split(/\s+(.*)/)
  switch (word) {
    case 'b':
      session.withProblem(() => addBot(session, rest))
      return true
    case 'u':
      removeBot(session)
      return true
    case 's':
      session.send({ type: 'start' })
      return true
    case 'set':
      session.withProblem(() =>
        session.send({ type: 'set', ...changeFor(session.terminal, session.sight.room, line) }),
      )
      return true
    case 'g':
      changeGame(session, rest)
      return true
    case 'kick':
      await kick(session, rest)
      return true
    default:
      return false
  }
}

function changeGame(session: Session, game: string): void {
  const { gameIds, words } = session
  if (gameIds.includes(game)) session.send({ type: 'set', game })
  else session.say(words.room.whichGame(gameIds))
}

function addBot(session: Session, level: string): void {
  const seat = session.sight.room.seats.findIndex((place) => !isTaken(place))
  if (seat < 0) throw new UsageError(session.words.room.everySeatTaken)
  const { game } = session.terminal
  session.send({
    type: 'add-bot',
    seat,
    level: oneOf('bots', level || game.substitute, Object.keys(game.bots)),
  })
}

function removeBot(session: Session): void {
  const seat = session.sight.room.seats.findLastIndex(({ bot }) => bot !== null)
  if (seat < 0) session.say(session.words.room.noBot)
  else session.send({ type: 'remove-bot', seat })
}

async function kick(session: Session, typed: string): Promise<void> {
  const { room } = session.words
  const { members } = session.sight.room
  const member = members.findIndex((view) => !view.hasLeft && view.name.toLowerCase() === typed.toLowerCase())
  if (member < 0) session.say(room.nobodyCalled(typed))
  else if (await confirm(session, room.kickSure(members[member].name)))
    session.send({ type: 'remove', member })
}

async function confirm(session: Session, question: string): Promise<boolean> {
  for (;;) {
    const line = await session.ask(() => lineFor(question, []))
    if (!session.chat(line)) return session.words.play.yes.includes(line.toLowerCase())
  }
}

/** On the first free seat; whoever is too slow for one takes the next. */
async function sitDown(session: Session): Promise<void> {
  for (let seat = 0; seat < session.sight.room.seats.length && !session.sight.ownPlace; seat++) {
    if (isTaken(session.sight.room.seats[seat])) continue
    await session.request({ type: 'sit', seat }).catch((error) => {
      if (!(error instanceof RequestError)) throw error
    })
  }
}

/** The match is over: once more, or home. */
export async function afterMatch(session: Session): Promise<void> {
  const { sight, door, code, words } = session
  print(`  ${words.room.toReplay(`${door.address}/api/rooms/${code}/matches/${sight.room.matches}`)}`)
  for (const line of dealLines(await session.checkDeal(), words)) print(`  ${line}`)
  for (;;) {
    const line = await session.ask(() => lineFor(wordsAfter(session), []))
    if (session.chat(line)) continue
    if (line === 'm' && sight.isHost) session.send({ type: 'rematch' })
    else if (line === 'm' && sight.ownPlace) castVote(session)
    else session.say(words.room.afterHelp)
  }
}

function wordsAfter({ sight, words: { room } }: Session): string {
  const { members, vote } = sight.room
  const willing = vote?.voters ?? []
  if (sight.isHost)
    return room.hostAfter(
      willing.filter((member) => member !== sight.you).map((member) => members[member].name),
    )
  return sight.ownPlace ? room.guestAfter(willing.includes(sight.you!)) : room.onlookerAfter
}
