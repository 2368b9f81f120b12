import type { Pace } from '@slapwise/protocol'

/** A room before the match, and the company in it. */
export interface RoomWords {
  readonly title: string
  readonly share: string
  readonly copy: string
  readonly copied: string
  readonly seats: string
  readonly free: string
  readonly sitHere: string
  readonly addBot: string
  readonly remove: string
  readonly ready: string
  readonly notReady: string
  readonly begin: string
  readonly rematch: string
  readonly waitForHost: string
  readonly host: string
  readonly away: string
  readonly sets: string
  readonly length: string
  readonly pace: string
  readonly ruleCards: string
  readonly lengths: Readonly<Record<'short' | 'medium' | 'long' | 'none', string>>
  readonly paces: Readonly<Record<Pace, string>>
  readonly isPublic: string
  readonly chat: string
  readonly send: string
  readonly watch: string
  readonly lost: string
  readonly gone: string
}
