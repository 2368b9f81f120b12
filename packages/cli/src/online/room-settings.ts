import { PACES, type RoomView, TAKEOVER_POLICIES } from '@slapwise/protocol'
import { parseOneOf, readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import type { GameTerminal } from '../games/game-terminal.ts'

/** Parses a line such as `set rule-cards 2` like an option of the command line, on top of the current settings. */
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
      `Unknown setting. Example: set pace fast. Settings: ${[...Object.keys(settingsOptions), 'pace', 'window', 'takeover'].join(', ')}`,
    )
  const args = [...optionsFromSettings(room.settings, name), `--${name}=${value}`]
  const settings = readSettings(readArgs(args, settingsOptions).values, game.minPlayers, room.settings)
  // Settings that no option can express are kept.
  return { settings: { ...room.settings, ...settings } }
}

function parseSeconds(text: string): number {
  const value = Number(text)
  if (value >= 0.5 && value <= 60) return value
  throw new UsageError(`window must be a number of seconds from 0.5 to 60, not '${text}'.`)
}
