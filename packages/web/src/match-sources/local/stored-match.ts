import type { SavedMatch, Seat } from '@slapwise/kernel'
import { deviceStorage } from '../../browser/device-storage.ts'
import type { LocalMatchConfig, MatchHistory } from './local-host.ts'
import { matchOwnerTab } from './match-owner-tab.ts'

/** An unfinished match against bots, stored because phones discard background tabs. */
export interface StoredMatch extends LocalMatchConfig {
  readonly game: string
  /** The seat of the human. */
  readonly seat: Seat
  readonly saved: SavedMatch
  /** Null for matches stored by older builds. */
  readonly history: MatchHistory | null
  readonly log: readonly object[]
}

const MAX_STORED_FACTS = 120

const storageKey = (game: string): string => `slapwise.match.${game}`

/** After this time the animation of the answer has started, so that writing does not delay it. */
const WRITE_DELAY_MS = 200

/** The match that is still to be written. */
let pendingMatch: StoredMatch | null = null

/** Schedules writing: `localStorage` is slow on some devices, and the table must not wait for it. */
export function storeMatch(match: StoredMatch): void {
  if (pendingMatch === null) setTimeout(flushPendingMatch, WRITE_DELAY_MS)
  else if (pendingMatch.game !== match.game) flushPendingMatch()
  pendingMatch = match
}

/** Does not overwrite the match if another tab plays it now. */
export function flushPendingMatch(): void {
  if (pendingMatch && !matchOwnerTab.isOtherTab(pendingMatch.game))
    deviceStorage.write(storageKey(pendingMatch.game), toStoredText(pendingMatch))
  pendingMatch = null
}

globalThis.addEventListener?.('pagehide', flushPendingMatch)

/**
 * Stores a match in place of the stored one, also if another tab plays that: it then shows that this tab has taken over.
 * Returns whether the browser has kept it.
 */
export function replaceStoredMatch(match: StoredMatch): boolean {
  matchOwnerTab.claim(match.game)
  storeMatch(match)
  flushPendingMatch()
  return deviceStorage.read(storageKey(match.game)) === toStoredText(match)
}

const toStoredText = (match: StoredMatch): string =>
  JSON.stringify({ ...match, log: match.log.slice(-MAX_STORED_FACTS) })

/** The stored match; null if this page does not know its game or the version of its rules. */
export function loadStoredMatch({
  id,
  latestRulesVersion,
}: {
  readonly id: string
  readonly latestRulesVersion: number
}): StoredMatch | null {
  const found = readStoredMatch(id)
  // Written so that a missing or invalid version counts as unknown.
  if (found?.game !== id || !(found.rulesVersion <= latestRulesVersion)) return null
  return fromOlderBuild(found)
}

/** Matches of older builds do not name the seat, which was always the first, have one level for all bots, and no history. */
function fromOlderBuild({ level, ...found }: StoredMatch & { readonly level?: string }): StoredMatch {
  const bots = found.settings.players - 1
  return {
    ...found,
    seat: found.seat ?? 0,
    levels: found.levels ?? Array.from({ length: bots }, () => level ?? ''),
    history: found.history ?? null,
  }
}

function readStoredMatch(game: string): StoredMatch | null {
  flushPendingMatch()
  try {
    return JSON.parse(deviceStorage.read(storageKey(game)) ?? 'null')
  } catch {
    return null
  }
}

/** The number of players of the stored match; null without one. */
export function storedPlayerCount(game: string): number | null {
  const players = readStoredMatch(game)?.settings?.players
  return typeof players === 'number' ? players : null
}

/** Whether there is a stored match, checked before the game is loaded. */
export function hasStoredMatch(game: string): boolean {
  flushPendingMatch()
  return deviceStorage.read(storageKey(game)) !== null
}

export function deleteStoredMatch(game: string): void {
  if (pendingMatch?.game === game) pendingMatch = null
  if (!matchOwnerTab.isOtherTab(game)) deviceStorage.write(storageKey(game), null)
}
