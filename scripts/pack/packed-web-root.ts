import { fileURLToPath } from 'node:url'

/** In a package the page is built already and lies beside the program. */
export const webRoot = async (): Promise<string> => fileURLToPath(new URL('page', import.meta.url))
