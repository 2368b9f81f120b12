import type { AnyGame, AnyRules } from '@slapwise/kernel'

/** The settings of a game without the number of players. */
export type GameSettings = Readonly<Record<string, unknown>>

const rulesCache = new Map<string, AnyRules>()
const RULES_CACHE_SIZE = 100

/** Cached: rooms with the same settings share one rules object. */
export function rulesFor(game: AnyGame, version: number, settings: GameSettings, players: number): AnyRules {
  const key = JSON.stringify([game.id, version, settings, players])
  let found = rulesCache.get(key)
  if (!found) {
    found = game.createRules(game.settingsSchema.parse({ ...settings, players }), version)
    rulesCache.set(key, found)
    if (rulesCache.size > RULES_CACHE_SIZE) rulesCache.delete(rulesCache.keys().next().value!)
  }
  return found
}
