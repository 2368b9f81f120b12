import type { Setup } from '../index.ts'
import type { CardMessages } from './card-messages.ts'

/** The condition under which the match ends, by edition; null in a match without points. */
export const formatMatchEnd = ({ score }: CardMessages, { limit, edition }: Setup): string | null =>
  limit === null ? null : score.formatEndCondition(limit, edition.matchEnds)
