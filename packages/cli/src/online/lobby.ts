import { randomBytes } from 'node:crypto'
import { frantic } from '@slapwise/card-game'
import { RequestError } from '@slapwise/client'
import { SEATS } from '@slapwise/protocol'
import { oneOf } from '../args.ts'
import { print, printRule } from '../screen.ts'
import { UsageError } from '../usage-error.ts'
import { type CardRoom, changeFor } from './room-settings.ts'
import { isTaken, rosterLines, settingsWords } from './room-words.ts'
import type { Session } from './session.ts'

/** What we add to the seed of the match, so that nobody else can choose it alone. */
const newSalt = (): string => randomBytes(16).toString('hex')

const HOST_HELP = [
  '  b             a bot sits down; b random for one that plays at random; u sends the last one away',
  '  s             starts',
  '  set X Y       as in: set limit none, set sets base,pandora, set rule-cards 2, set pace relaxed',
  '  kick NAME     shows somebody the door',
]

const HELP = [
  '  r             ready, or not ready after all',
  '  /text         says something to all',
  '  Enter         who is here',
  '  q             quit',
]

/** Before a match: who is here, and what will be played. */
export async function waitInLobby(session: Session): Promise<void> {
  await sitDown(session)
  printLobby(session)
  for (;;) {
    const line = await session.ask(() => lobbyWords(session))
    if (session.chat(line)) continue
    if (!obey(session, line)) session.say(`I do not know “${line}”. Type ? for help.`)
  }
}

export function printLobby({ sight, door, code }: Session): void {
  printRule(`Room ${code}`)
  print(`  ${door.linkTo(code)}`)
  for (const line of rosterLines(sight.room, sight.you)) print(line)
  print(`  ${settingsWords(sight.room)}`)
}

function lobbyWords({ sight }: Session): string {
  if (sight.isHost) return 'b for a bot, s to start, ? for more › '
  if (!sight.ownPlace) return 'Every seat is taken; you look on › '
  return sight.ownPlace.isReady
    ? 'You are ready; waiting for the host. ? for more › '
    : 'Enter when you are ready, ? for more › '
}

/** Tells whether the line was something to do here. */
function obey(session: Session, line: string): boolean {
  const { sight } = session
  const isReady = sight.ownPlace?.isReady
  if (line === '?') session.say(...(sight.isHost ? HOST_HELP : []), ...HELP)
  else if (line === '' && (sight.isHost || isReady || !sight.ownPlace)) printLobby(session)
  else if (line === '' || line === 'r') session.send({ type: 'ready', ready: !isReady, salt: newSalt() })
  else return sight.isHost && obeyHost(session, line)
  return true
}

function obeyHost(session: Session, line: string): boolean {
  const [word, rest = ''] = line.split(/\s+(.*)/)
  switch (word) {
    case 'b':
      withProblem(session, () => addBot(session, rest))
      return true
    case 'u':
      removeBot(session)
      return true
    case 's':
      session.send({ type: 'start', salt: newSalt() })
      return true
    case 'set':
      withProblem(session, () =>
        session.send({ type: 'set', ...changeFor(session.sight.room as CardRoom, line) }),
      )
      return true
    case 'kick':
      kick(session, rest)
      return true
    default:
      return false
  }
}

/** What would be wrong on the command line is said here as well. */
function withProblem(session: Session, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    session.say(error.message)
  }
}

function addBot(session: Session, level: string): void {
  const seat = session.sight.room.seats.findIndex((place) => !isTaken(place))
  if (seat < 0) throw new UsageError('Every seat is taken.')
  session.send({ type: 'add-bot', seat, level: oneOf('bots', level || 'simple', Object.keys(frantic.bots)) })
}

function removeBot(session: Session): void {
  const seat = session.sight.room.seats.findLastIndex(({ bot }) => bot !== null)
  if (seat < 0) session.say('There is no bot.')
  else session.send({ type: 'remove-bot', seat })
}

function kick(session: Session, name: string): void {
  const member = session.sight.room.members.findIndex(
    (view) => !view.hasLeft && view.name.toLowerCase() === name.toLowerCase(),
  )
  if (member < 0) session.say(`Nobody here is called “${name}”.`)
  else session.send({ type: 'remove', member })
}

/** On the first free seat; whoever is too slow for one takes the next. */
async function sitDown(session: Session): Promise<void> {
  for (let seat = 0; seat < SEATS && !session.sight.ownPlace; seat++) {
    if (isTaken(session.sight.room.seats[seat])) continue
    await session.request({ type: 'sit', seat }).catch((error) => {
      if (!(error instanceof RequestError)) throw error
    })
  }
}

/** The match is over: once more, or home. */
export async function afterMatch(session: Session): Promise<void> {
  const { sight, door, code } = session
  print(`  To replay or to verify: ${door.address}/api/rooms/${code}/matches/${sight.room.matches}`)
  for (;;) {
    const line = await session.ask(() =>
      session.sight.isHost ? 'm for another match, q to quit › ' : 'Waiting for the host; q to quit › ',
    )
    if (session.chat(line)) continue
    if (line === 'm' && session.sight.isHost) session.send({ type: 'rematch' })
    else
      session.say(
        session.sight.isHost ? 'm, q, or /text' : 'The host decides whether there is another match.',
      )
  }
}
