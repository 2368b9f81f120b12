/** The first Node that knows SQLite well enough. */
export const LEAST_NODE = 24
