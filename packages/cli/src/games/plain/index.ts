import { type AnyGame, formatChangedValue, type TextFormatterFactory } from '@slapwise/kernel'
import { UsageError } from '../../args/usage-error.ts'
import type { GameTerminal } from '../game-terminal.ts'
import { PlainScreens } from './screens.ts'

/** A terminal for any game: plain lines and numbered options. */
export const createPlainTerminal = (game: AnyGame, createFormatter: TextFormatterFactory): GameTerminal => ({
  game,
  settingsOptions: { settings: { type: 'string' } },
  readSettings({ settings }, players) {
    const parsed = game.settingsSchema.safeParse({ ...parseJsonObject(String(settings ?? '{}')), players })
    if (!parsed.success) throw new UsageError(`--settings: ${formatIssue(parsed.error.issues[0])}.`)
    const { players: _, ...rest } = parsed.data
    return rest
  },
  optionsFromSettings: (settings) => [`--settings=${JSON.stringify(settings)}`],
  describeSettings: (settings) =>
    Object.entries(settings).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
  describeChangedSettings: (before, now) =>
    Object.keys({ ...before, ...now }).flatMap((name) =>
      formatChangedValue(name, JSON.stringify(before[name]), JSON.stringify(now[name])),
    ),
  createStatistics: () => null,
  metrics: null,
  formatHelp: (heading) =>
    `${heading(`For a match of ${game.id}`)}\n  --settings JSON             settings as a JSON object; missing ones have their defaults`,
  createScreens: ({ rules, participants, messages }) =>
    new PlainScreens(createFormatter(rules, messages.language, participants), messages),
})

const formatIssue = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  [...path, message].join(': ')

function parseJsonObject(text: string): object {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null) return json
  } catch {
    // Invalid JSON is reported below, like any other value that is not an object.
  }
  throw new UsageError(`--settings must be a JSON object, not '${text}'.`)
}
