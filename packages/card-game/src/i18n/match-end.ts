import type { Setup } from '../index.ts'
import type { CardMessages } from './card-messages.ts'

/** When the match of a table ends, as its edition has it; null where there are no points. */
export const formatMatchEnd = ({ score }: CardMessages, { limit, edition }: Setup): string | null =>
  limit === null ? null : score.formatEndCondition(limit, edition.matchEnds)
