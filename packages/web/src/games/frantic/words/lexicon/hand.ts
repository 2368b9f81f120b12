import type { Sort } from '../../hand/sort.ts'

/** How one's own hand is held. */
export interface HandWords {
  readonly sort: string
  readonly sorts: Readonly<Record<Sort, string>>
}
