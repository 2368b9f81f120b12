import { stripVTControlCharacters } from 'node:util'

/** What a line looks like on a screen without colours. */
export const plain = (line: string): string => stripVTControlCharacters(line).replaceAll('\u00a0', ' ')
