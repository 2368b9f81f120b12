import { createMildNaming } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import { CARD_KINDS } from './card-kinds.ts'

/** Cards and events with the names that are used at a table. */
export const applyMildNames = createMildNaming(CARD_KINDS)

/** A setup to read the names from that are used at this table. */
export const applyMildNamesToSetup = (setup: Setup, mild: boolean): Setup =>
  mild
    ? { ...setup, kinds: applyMildNames(setup.kinds, true), events: applyMildNames(setup.events, true) }
    : setup
