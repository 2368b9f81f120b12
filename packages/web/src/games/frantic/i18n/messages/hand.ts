import type { HandSort } from '../../hand/hand-sort.ts'

/** How one's own hand is held. */
export interface HandMessages {
  readonly sort: string
  readonly sorts: Readonly<Record<HandSort, string>>
}
