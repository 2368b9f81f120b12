/** How long a bot of somebody's own may take for one answer, or to be loaded; if not longer. */
export const BOT_TIMEOUT_MS = 10_000
