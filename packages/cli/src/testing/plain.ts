import { withoutInk } from '../terminal/ink.ts'

/** What a line looks like on a screen without colours. */
export const plain = (line: string): string => withoutInk(line).replaceAll('\u00a0', ' ')
