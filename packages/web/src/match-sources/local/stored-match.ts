import type { AnyGame, SavedMatch } from '@slapwise/kernel'
import { deviceStorage } from '../../browser/device-storage.ts'
import type { LocalMatchConfig } from './local-host.ts'
import { matchOwnerTab } from './match-owner-tab.ts'

/** A match against bots that outlives its tab: phones put tabs away whenever they like. */
export interface StoredMatch extends LocalMatchConfig {
  readonly game: string
  readonly saved: SavedMatch
  readonly log: readonly object[]
}

const MAX_STORED_FACTS = 120

/** What was kept before matches said so: there was one game, one version of it, and one kind of bots. */
const LEGACY_DEFAULTS = { game: 'frantic', rulesVersion: 1, level: null }

/** One for each game; that of the first is where it was when there was no other. */
const storageKey = (game: string): string =>
  game === LEGACY_DEFAULTS.game ? 'slapwise.match' : `slapwise.match.${game}`

/** Milliseconds: by then what has happened is on its way over the table, and there is time to write. */
const WRITE_DELAY_MS = 200

/** What is still to be written. */
let pendingMatch: StoredMatch | null = null

/** Written a moment later: some devices take a while, and the table is not to wait for it. */
export function storeMatch(match: StoredMatch): void {
  if (pendingMatch === null) setTimeout(flushPendingMatch, WRITE_DELAY_MS)
  else if (pendingMatch.game !== match.game) flushPendingMatch()
  pendingMatch = match
}

/** Not over what another tab has played since. */
export function flushPendingMatch(): void {
  if (pendingMatch && !matchOwnerTab.isOtherTab(pendingMatch.game))
    deviceStorage.write(
      storageKey(pendingMatch.game),
      JSON.stringify({ ...pendingMatch, log: pendingMatch.log.slice(-MAX_STORED_FACTS) }),
    )
  pendingMatch = null
}

globalThis.addEventListener?.('pagehide', flushPendingMatch)

/** One of a game, or of a version of it, that this page does not know is not gone on with. */
export function loadStoredMatch({
  id,
  latestRulesVersion,
  settingsSchema,
}: Pick<AnyGame, 'id' | 'latestRulesVersion' | 'settingsSchema'>): StoredMatch | null {
  const found = readStoredMatch(id)
  if (!found || found.game !== id || found.rulesVersion > latestRulesVersion) return null
  return settingsSchema.safeParse(found.settings).success ? found : null
}

function readStoredMatch(game: string): StoredMatch | null {
  flushPendingMatch()
  try {
    const found = JSON.parse(deviceStorage.read(storageKey(game)) ?? 'null')
    if (!found) return null
    // Until November 2026 the field was called `rules`.
    const { rules, rulesVersion = rules, ...rest } = found
    return {
      ...LEGACY_DEFAULTS,
      ...rest,
      rulesVersion: typeof rulesVersion === 'number' ? rulesVersion : LEGACY_DEFAULTS.rulesVersion,
    }
  } catch {
    return null
  }
}

/** How many play in the one that there is to go on with; null without one. */
export function storedPlayerCount(game: string): number | null {
  const players = readStoredMatch(game)?.settings?.players
  return typeof players === 'number' ? players : null
}

/** Whether there is one to go on with, as far as that is known before its game is fetched. */
export function hasStoredMatch(game: string): boolean {
  flushPendingMatch()
  return deviceStorage.read(storageKey(game)) !== null
}

export function deleteStoredMatch(game: string): void {
  if (pendingMatch?.game === game) pendingMatch = null
  if (!matchOwnerTab.isOtherTab(game)) deviceStorage.write(storageKey(game), null)
}
