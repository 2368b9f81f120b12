import { fileURLToPath } from 'node:url'

/** In the package the page is already built. */
export const webRoot = async (): Promise<string> => fileURLToPath(new URL('page', import.meta.url))
