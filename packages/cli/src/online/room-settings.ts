import { PACES, type RoomView, TAKEOVER_POLICIES } from '@slapwise/protocol'
import { parseOneOf, readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import type { GameTerminal } from '../games/game-terminal.ts'

/** What the host sets by a line such as `set rule-cards 2`: as options of the command line, on top of what is set. */
export function parseSettingChange(
  { settingsOptions, optionsFromSettings, readSettings, game }: GameTerminal,
  room: RoomView,
  line: string,
) {
  const [, name = '', value = ''] = /^set\s+(?:--)?(\S+)\s+(.+)$/.exec(line) ?? []
  if (name === 'pace') return { pace: parseOneOf('pace', value, PACES) }
  if (name === 'window') return { windowSeconds: parseSeconds(value) }
  if (name === 'takeover') return { takeoverPolicy: parseOneOf('takeover', value, TAKEOVER_POLICIES) }
  if (!Object.hasOwn(settingsOptions, name))
    throw new UsageError(
      `Such as: set pace fast. There are: ${[...Object.keys(settingsOptions), 'pace', 'window', 'takeover'].join(', ')}`,
    )
  const args = [...optionsFromSettings(room.settings, name), `--${name}=${value}`]
  const settings = readSettings(readArgs(args, settingsOptions).values, game.minPlayers, room.settings)
  // What no option can say stays as it is.
  return { settings: { ...room.settings, ...settings } }
}

function parseSeconds(text: string): number {
  const value = Number(text)
  if (value >= 0.5 && value <= 60) return value
  throw new UsageError(`window is a number of seconds from 0.5 to 60, not '${text}'.`)
}
