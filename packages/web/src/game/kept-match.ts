import type { AnyGame, Saved } from '@slapwise/kernel'
import { kept } from './kept.ts'
import type { Terms } from './local-host.ts'

/** A match against bots that outlives its tab: phones put tabs away whenever they like. */
export interface KeptMatch extends Terms {
  readonly game: string
  readonly saved: Saved
  readonly log: readonly object[]
}

const LOG_KEPT = 120

/** What was kept before matches said so: there was one game, one version of it, and one kind of bots. */
const UNNAMED = { game: 'frantic', rules: 1, level: null }

/** One for each game; that of the first is where it was when there was no other. */
const keyOf = (game: string): string => (game === UNNAMED.game ? 'slapwise.match' : `slapwise.match.${game}`)

export const keepMatch = (match: KeptMatch): void =>
  kept.write(keyOf(match.game), JSON.stringify({ ...match, log: match.log.slice(-LOG_KEPT) }))

/** One of a game, or of a version of it, that this page does not know is not gone on with. */
export function keptMatch({
  id,
  version,
  settings,
}: Pick<AnyGame, 'id' | 'version' | 'settings'>): KeptMatch | null {
  const found = read(id)
  if (!found || found.game !== id || found.rules > version) return null
  return settings.safeParse(found.settings).success ? found : null
}

function read(game: string): KeptMatch | null {
  try {
    const found = JSON.parse(kept.read(keyOf(game)) ?? 'null')
    if (!found) return null
    return { ...UNNAMED, ...found, rules: typeof found.rules === 'number' ? found.rules : UNNAMED.rules }
  } catch {
    return null
  }
}

/** Whether there is one to go on with, as far as that is known before its game is fetched. */
export const isMatchKept = (game: string): boolean => kept.read(keyOf(game)) !== null

export const forgetMatch = (game: string): void => kept.write(keyOf(game), null)
