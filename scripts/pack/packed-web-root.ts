import { fileURLToPath } from 'node:url'

/** Replaces `@slapwise/web` in the package, where the page is already built. */
export const ensureWebBuild = async (): Promise<string> => fileURLToPath(new URL('page', import.meta.url))
