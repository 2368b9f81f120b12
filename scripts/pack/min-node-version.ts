/** The first Node that knows SQLite well enough. */
export const MIN_NODE_VERSION = 24
