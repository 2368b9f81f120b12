import type { AnyGame, Saved } from '@slapwise/kernel'
import { kept } from '../../browser/kept.ts'
import type { Terms } from './local-host.ts'
import { matchOwner } from './match-owner.ts'

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

/** Milliseconds: by then what has happened is on its way over the table, and there is time to write. */
const SOON = 200

/** What is still to be written. */
let newest: KeptMatch | null = null

/** Written a moment later: some devices take a while, and the table is not to wait for it. */
export function keepMatch(match: KeptMatch): void {
  if (newest === null) setTimeout(writeNewest, SOON)
  else if (newest.game !== match.game) writeNewest()
  newest = match
}

/** Not over what another tab has played since. */
export function writeNewest(): void {
  if (newest && !matchOwner.isElsewhere(newest.game))
    kept.write(keyOf(newest.game), JSON.stringify({ ...newest, log: newest.log.slice(-LOG_KEPT) }))
  newest = null
}

globalThis.addEventListener?.('pagehide', writeNewest)

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
  writeNewest()
  try {
    const found = JSON.parse(kept.read(keyOf(game)) ?? 'null')
    if (!found) return null
    return { ...UNNAMED, ...found, rules: typeof found.rules === 'number' ? found.rules : UNNAMED.rules }
  } catch {
    return null
  }
}

/** How many play in the one that there is to go on with; null without one. */
export function keptPlayers(game: string): number | null {
  const players = read(game)?.settings?.players
  return typeof players === 'number' ? players : null
}

/** Whether there is one to go on with, as far as that is known before its game is fetched. */
export function isMatchKept(game: string): boolean {
  writeNewest()
  return kept.read(keyOf(game)) !== null
}

export function forgetMatch(game: string): void {
  if (newest?.game === game) newest = null
  if (!matchOwner.isElsewhere(game)) kept.write(keyOf(game), null)
}
