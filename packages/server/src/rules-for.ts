import type { AnyGame, AnyRules } from '@slapwise/kernel'

/** The settings of a game without the number of players. */
export type GameSettings = Readonly<Record<string, unknown>>

const rules = new Map<string, AnyRules>()
const RULES_KEPT = 100

/** Tables with the same settings share what follows from them. */
export function rulesFor(game: AnyGame, version: number, settings: GameSettings, players: number): AnyRules {
  const key = JSON.stringify([game.id, version, settings, players])
  let found = rules.get(key)
  if (!found) {
    found = game.rules(game.settings.parse({ ...settings, players }), version)
    rules.set(key, found)
    if (rules.size > RULES_KEPT) rules.delete(rules.keys().next().value!)
  }
  return found
}
