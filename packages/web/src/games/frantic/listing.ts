import type { Lexicon } from '../../words/index.tsx'
import type { SetName } from '../../words/lexicon/start.ts'

/** What the list of public rooms says about one that plays Frantic: which boxes are on the table. */
export const listing = (about: unknown, { start }: Lexicon): string =>
  (about as { readonly sets: readonly string[] }).sets
    .map((set) => start.sets[set as SetName] ?? set)
    .join(' + ')
