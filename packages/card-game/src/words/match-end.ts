import type { Setup } from '../index.ts'
import type { CardWords } from './card-words.ts'

/** When the match of a table ends, as its edition has it; null where there are no points. */
export const matchEnd = ({ score }: CardWords, { limit, edition }: Setup): string | null =>
  limit === null ? null : score.ends(limit, edition.matchEnds)
