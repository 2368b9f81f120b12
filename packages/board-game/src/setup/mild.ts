import { namingOf } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import { KINDS } from './kinds.ts'

/** Cards and events with the names that are used at a table. */
export const named = namingOf(KINDS)

/** A setup to read the names from that are used at this table. */
export const namedSetup = (setup: Setup, mild: boolean): Setup =>
  mild ? { ...setup, kinds: named(setup.kinds, true), events: named(setup.events, true) } : setup
