import { type ApiClient, RequestError } from '@slapwise/client'
import { nameSchema, PACES } from '@slapwise/protocol'
import { MILD_OPTION, parseOneOf } from '../args/args.ts'
import { readMatchArgs } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { LANGUAGE_OPTION, readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { formatPromptLine } from '../play/ask-human.ts'
import { print } from '../terminal/screen.ts'
import { QuitError, TerminalInput } from '../terminal/terminal-input.ts'
import { connectApi, withServerErrors } from './connect.ts'
import { OnlineSession } from './online-session.ts'

const OPTIONS = {
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  url: { type: 'string' },
  room: { type: 'string' },
  guest: { type: 'boolean', default: false },
  name: { type: 'string' },
  pace: { type: 'string' },
} as const

const hasOption = (args: readonly string[], option: string): boolean =>
  args.some((arg) => arg === `--${option}` || arg.startsWith(`--${option}=`))

/** Plays in a room of a server, a new one or an existing one. */
export async function playOnline(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { game, terminal, settings, values } = readMatchArgs(args, installed, OPTIONS)
  const messages = readMessages(values.lang)
  const { url, room } = parseRoomLink(values)
  if (url === undefined) throw new UsageError('--room needs --url, the address of the server.')
  const hostOption = [...Object.keys(terminal.settingsOptions), 'game', 'pace'].find((option) =>
    hasOption(args, option),
  )
  if (room !== undefined && hostOption !== undefined)
    throw new UsageError(`--${hostOption} can be set only when a room is created; leave it out to join one.`)
  const pace = values.pace === undefined ? {} : { pace: parseOneOf('pace', values.pace, PACES) }
  if (values.name !== undefined) parseName(values.name)
  const api = await connectApi(url, values.guest)
  const input = new TerminalInput()
  try {
    const name = async () =>
      values.name ?? parseName(await input.ask(formatPromptLine(messages.room.askName, [])))
    const { code } =
      room === undefined ? await createRoom(api, await name(), game.id) : await findRoom(api, room)
    const link = await withServerErrors(api, () => api.fetchRoomLink(code))
    const session = new OnlineSession({
      api,
      code,
      link,
      input,
      installed,
      messages,
      usesMildNames: values.mild,
    })
    await enterRoom(session, name, room === undefined ? { settings, ...pace } : null)
    await playUntilQuit(session)
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
  } finally {
    input.close()
  }
  return 0
}

/** Splits the link of a room into server URL and room code. */
function parseRoomLink({ url, room }: { readonly url?: string; readonly room?: string }) {
  const [, address, code] = /^(.+)\/room\/([\w-]+)\/?(?:[?#].*)?$/.exec(url ?? '') ?? []
  return address === undefined ? { url, room } : { url: address, room: room ?? code }
}

const createRoom = (api: ApiClient, name: string, game: string) =>
  withServerErrors(api, () => api.createRoom({ name, game }))

/** Looks a room up; returns its code in normalized form. */
const findRoom = (api: ApiClient, code: string) => withServerErrors(api, () => api.fetchRoom(code))

function parseName(name: string): string {
  const parsed = nameSchema.safeParse(name)
  if (parsed.success) return parsed.data
  throw new UsageError('--name must have 1 to 24 characters.')
}

type RoomOptions = { readonly settings: Record<string, unknown>; readonly pace?: (typeof PACES)[number] }

/** Joins the room with a name if the user is new there; the creator also sets its settings. */
async function enterRoom(
  session: OnlineSession,
  name: () => Promise<string>,
  wishes: RoomOptions | null,
): Promise<void> {
  try {
    await session.welcomed
    if (session.state.you === null) await session.request({ type: 'join', name: await name() })
    if (wishes) await session.request({ type: 'change-room', ...wishes })
  } catch (error) {
    session.close()
    if (error instanceof RequestError)
      throw new UsageError(session.messages.room.errors[error.protocolError.code] ?? error.message)
    throw error
  }
}

async function playUntilQuit(session: OnlineSession): Promise<void> {
  const { api, code, messages } = session
  try {
    await session.play()
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
    const { phase } = session.state.room
    await session.leave()
    if (phase === 'playing') print(messages.room.rejoinCommand(api.baseUrl, code))
  } finally {
    session.close()
  }
}
