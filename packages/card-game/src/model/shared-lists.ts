/** The lists of a table that another one may have too, as a bit set of `table/shared-lists.ts`. */
export type SharedLists = number
