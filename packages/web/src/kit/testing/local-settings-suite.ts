import { type AnyGame, askBot, createRandom, Match } from '@slapwise/kernel'
import type { RoomView } from '@slapwise/protocol'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../i18n/index.tsx'
import { runLocalHost } from '../../match-sources/local/local-host.ts'
import { WorkerScope } from '../../match-sources/local/testing/worker-scope.ts'
import {
  forgetMatchSettings,
  getMatchSettings,
  type LocalMatchOptions,
  type LocalSettings,
  setMatchSettings,
} from '../local/local-options.ts'
import { MatchForm } from '../local/match-form.tsx'
import { withoutUsualSettings } from '../local/unusual-settings.ts'
import type { GameSettings } from '../settings/game-settings.ts'
import { RoomSettings } from '../settings/room-settings.tsx'
import type { AnySettings } from '../settings/settings-context.tsx'

interface Suite {
  readonly engine: AnyGame
  readonly options: LocalMatchOptions
  readonly game: GameSettings
  /** Settings with which the form shows everything it has, and a match is short. */
  readonly base: AnySettings
  /** Other values for each setting. */
  readonly values: Readonly<Record<string, readonly unknown[]>>
}

/** Settings that only a room has, because it has clocks. */
const ROOM_ONLY = ['pace', 'windowSeconds']

/** Every setting that a room offers can be chosen for a match against bots, and that match is played to its end. */
export function describeLocalSettings({ engine, options, game, base, values }: Suite): void {
  const startSettings = () => game.applyChange(game.complete({ ...options.defaultSettings }), base)
  const storeSettings = (settings: AnySettings) =>
    setMatchSettings(options, withoutUsualSettings(options, game, settings as unknown as LocalSettings))

  beforeEach(() => {
    vi.useFakeTimers()
    forgetMatchSettings(options)
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('The form of a match against bots has the settings of a room', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { players: _, ...settings } = startSettings()
    const room = { settings, pace: 'normal', windowSeconds: 1, tempo: 'normal', seats: [] }
    const inRoom = settingsIn(
      createElement(RoomSettings, {
        game,
        room: room as unknown as RoomView,
        remote: {} as never,
        isHost: true,
      }),
    )
    storeSettings(startSettings())
    const local = settingsIn(createElement(MatchForm, { options, game, schema: engine.settingsSchema }))
    expect(inRoom).toEqual(expect.arrayContaining(Object.keys(values)))
    expect(inRoom.filter((name) => !local.includes(name))).toEqual(ROOM_ONLY)
  })

  const cases = Object.entries(values).flatMap(([name, list]) => list.map((value) => [name, value] as const))

  it.each(cases)('A match with another %s is played to its end: %j', (name, value) => {
    const changed = game.applyChange(startSettings(), { [name]: value })
    expect(engine.settingsSchema.safeParse(changed).error?.issues).toBeUndefined()
    storeSettings(changed)
    const settings = getMatchSettings(options)
    expect(game.complete({ ...settings })).toEqual(changed)
    playToEnd(engine, settings)
  })
}

/** The names of the settings in a form. */
const settingsIn = (form: ReactElement): string[] => [
  ...new Set(
    [...renderToStaticMarkup(createElement(I18nProvider, null, form)).matchAll(/data-setting="(\w+)"/g)].map(
      ([, name]) => name,
    ),
  ),
]

/** Plays a match in the host of a worker; a bot answers for the human, too. */
function playToEnd(engine: AnyGame, settings: LocalSettings): void {
  const scope = WorkerScope.install()
  runLocalHost(engine)
  const rulesVersion = engine.latestRulesVersion
  const levels = Array.from({ length: settings.players - 1 }, () => 'simple')
  scope.post({ type: 'start', settings, rulesVersion, levels, seed: 'settings' })
  const rules = engine.createRules(settings, rulesVersion)
  const random = createRandom('human')
  while (scope.sent.at(-1)!.saved) {
    const { match, saved } = scope.sent.at(-1)!
    if (match.own.prompt) {
      const answer = askBot(engine, engine.bots.simple, Match.restore(rules, saved!), 0, random)
      scope.post({ type: 'answer', promptNumber: match.promptNumber, answer })
    } else scope.wait()
  }
  expect(scope.last.table.winners).not.toEqual([])
}
