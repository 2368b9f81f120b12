import { createMildNaming } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import { CARD_KINDS } from './card-kinds.ts'

/** Replaces rude names of cards and events by mild ones. */
export const applyMildNames = createMildNaming(CARD_KINDS)

/** A setup with mild names, for displaying only. */
export const applyMildNamesToSetup = (setup: Setup, mild: boolean): Setup =>
  mild
    ? { ...setup, kinds: applyMildNames(setup.kinds, true), events: applyMildNames(setup.events, true) }
    : setup
