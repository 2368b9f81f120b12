/** The first Node version with a sufficient `node:sqlite`. */
export const MIN_NODE_VERSION = 24
