import { stripStyles } from '../terminal/style.ts'

/** What a line looks like on a screen without colours. */
export const toPlainText = (line: string): string => stripStyles(line).replaceAll('\u00a0', ' ')
