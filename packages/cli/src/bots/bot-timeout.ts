/** The longest time for one answer of a custom bot, and for loading it, in milliseconds. */
export const BOT_TIMEOUT_MS = 10_000
