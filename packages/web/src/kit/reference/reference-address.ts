import type { ChosenTags, ReferenceFilter } from './reference-filter.ts'

/** The part of the address that the reference page reads: `?q=draw&set=base,pandora#thief`. */
export interface ReferenceAddress {
  readonly query: string
  readonly chosenTags: ChosenTags
  /** The id of the entry that the address leads to; empty if none. */
  readonly entry: string
}

export const EMPTY_ADDRESS: ReferenceAddress = { query: '', chosenTags: {}, entry: '' }

const QUERY_PARAMETER = 'q'

/** Reads an address. Unknown filters and options are left out: links may be older than the page. */
export function parseReferenceAddress(
  url: Pick<URL, 'search' | 'hash'>,
  filters: readonly ReferenceFilter[],
): ReferenceAddress {
  const parameters = new URLSearchParams(url.search)
  const tags = filters.map(({ id, options }) => {
    const chosen = (parameters.get(id) ?? '').split(',')
    return [id, options.flatMap((option) => (chosen.includes(option.id) ? [option.id] : []))] as const
  })
  return {
    query: parameters.get(QUERY_PARAMETER) ?? '',
    chosenTags: Object.fromEntries(tags.filter(([, chosen]) => chosen.length > 0)),
    entry: decodeEntry(url.hash.slice(1)),
  }
}

/** Search and fragment of the address, for the current path. */
export function formatReferenceAddress({ query, chosenTags, entry }: ReferenceAddress): string {
  const parameters = [
    ...(query === '' ? [] : [`${QUERY_PARAMETER}=${encodeURIComponent(query)}`]),
    ...Object.entries(chosenTags).map(([filter, chosen]) => `${filter}=${chosen.join(',')}`),
  ]
  return `${parameters.length > 0 ? `?${parameters.join('&')}` : ''}${entry && `#${encodeURIComponent(entry)}`}`
}

/** A fragment that is not encoded correctly leads nowhere. */
function decodeEntry(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
