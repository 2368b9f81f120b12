import { canonicalJson } from '@slapwise/kernel'
import type { GameSettings } from '../settings/game-settings.ts'
import type { LocalMatchOptions, LocalSettings } from './local-options.ts'

/** The same plain choices, with the usual values of all other settings. */
export function toUsualSettings<S extends LocalSettings>(
  { defaultSettings }: LocalMatchOptions,
  game: GameSettings,
  settings: S,
): S {
  const plain = Object.entries(settings).filter(([name]) => Object.hasOwn(defaultSettings, name))
  const limit = typeof settings.limit === 'number' ? defaultSettings.limit : settings.limit
  return game.complete({ ...Object.fromEntries(plain), limit }) as S
}

/** Removes settings with the usual value, so that the start page can tell by their names whether any are unusual. */
export function withoutUsualSettings<S extends LocalSettings>(
  options: LocalMatchOptions,
  game: GameSettings,
  settings: S,
): S {
  const usual = toUsualSettings(options, game, settings)
  const kept = Object.entries(settings).filter(
    ([name, value]) =>
      Object.hasOwn(options.defaultSettings, name) ||
      canonicalJson(value) !== canonicalJson(usual[name as keyof S]),
  )
  return Object.fromEntries(kept) as unknown as S
}
