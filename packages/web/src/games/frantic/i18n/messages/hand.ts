import type { HandSort } from '../../hand/hand-sort.ts'

/** Texts of the hand. */
export interface HandMessages {
  readonly sort: string
  readonly sorts: Readonly<Record<HandSort, string>>
}
