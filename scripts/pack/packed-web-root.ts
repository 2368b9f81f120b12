import { fileURLToPath } from 'node:url'

/**
 * Replaces `@slapwise/web` in the package, where the page is already built. Nothing is built here; the name has to be
 * that of the export it replaces.
 */
export const ensureWebBuild = async (): Promise<string> => fileURLToPath(new URL('page', import.meta.url))
