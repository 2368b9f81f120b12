import { type Door, RequestError } from '@slapwise/client'
import { nameSchema, PACES } from '@slapwise/protocol'
import { MILD_OPTION, oneOf } from '../args/args.ts'
import { readMatchArgs } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import type { House } from '../house.ts'
import { lineFor } from '../play/ask-person.ts'
import { Input, Quit } from '../terminal/input.ts'
import { print } from '../terminal/screen.ts'
import { LANGUAGE_OPTION, readLanguage } from '../words/index.ts'
import { Session } from './session.ts'
import { doorAt, politely } from './way-in.ts'

const OPTIONS = {
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  url: { type: 'string' },
  room: { type: 'string' },
  guest: { type: 'boolean', default: false },
  name: { type: 'string' },
  pace: { type: 'string' },
} as const

const isGiven = (args: readonly string[], option: string): boolean =>
  args.some((arg) => arg === `--${option}` || arg.startsWith(`--${option}=`))

/** Plays in a room of a server: one that is opened for it, or one that is there. */
export async function playOnline(args: readonly string[], house: House): Promise<number> {
  const { game, terminal, settings, values } = readMatchArgs(args, house, OPTIONS)
  const words = readLanguage(values.lang)
  const { url, room } = inLink(values)
  if (url === undefined) throw new UsageError('--room is a room on a server: --url http://…')
  const forHosts = [...Object.keys(terminal.options), 'game', 'pace'].find((option) => isGiven(args, option))
  if (room !== undefined && forHosts !== undefined)
    throw new UsageError(`--${forHosts} is up to whoever opens the room.`)
  const pace = values.pace === undefined ? {} : { pace: oneOf('pace', values.pace, PACES) }
  if (values.name !== undefined) checkName(values.name)
  const door = await doorAt(url, values.guest)
  const input = new Input()
  try {
    const name = async () => values.name ?? checkName(await input.ask(lineFor(words.room.yourName, [])))
    const { code } = room === undefined ? await open(door, await name(), game.id) : await look(door, room)
    const link = await politely(door, () => door.linkTo(code))
    const session = new Session({ door, code, link, input, house, words, mild: values.mild })
    await enter(session, name, room === undefined ? { settings, ...pace } : null)
    await playUntilQuit(session)
  } catch (error) {
    if (!(error instanceof Quit)) throw error
  } finally {
    input.close()
  }
  return 0
}

/** The link of a room says where it is, and which one. */
function inLink({ url, room }: { readonly url?: string; readonly room?: string }) {
  const [, address, code] = /^(.+)\/room\/([\w-]+)\/?(?:[?#].*)?$/.exec(url ?? '') ?? []
  return address === undefined ? { url, room } : { url: address, room: room ?? code }
}

const open = (door: Door, name: string, game: string) => politely(door, () => door.open({ name, game }))

/** The code as the server writes it. */
const look = (door: Door, code: string) => politely(door, () => door.look(code))

function checkName(name: string): string {
  const parsed = nameSchema.safeParse(name)
  if (parsed.success) return parsed.data
  throw new UsageError('--name has from 1 to 24 letters.')
}

type Wishes = { readonly settings: Record<string, unknown>; readonly pace?: (typeof PACES)[number] }

/** Through the door: by name for those who are new here, and as they like it for those who open the room. */
async function enter(session: Session, name: () => Promise<string>, wishes: Wishes | null): Promise<void> {
  try {
    await session.welcomed
    if (session.sight.you === null) await session.request({ type: 'join', name: await name() })
    if (wishes) await session.request({ type: 'set', ...wishes })
  } catch (error) {
    session.close()
    if (error instanceof RequestError)
      throw new UsageError(session.words.room.refused[error.error.code] ?? error.message)
    throw error
  }
}

async function playUntilQuit(session: Session): Promise<void> {
  const { door, code, words } = session
  try {
    await session.play()
  } catch (error) {
    if (!(error instanceof Quit)) throw error
    const { phase } = session.sight.room
    await session.leave()
    if (phase === 'playing') print(words.room.backToSeat(door.address, code))
  } finally {
    session.close()
  }
}
