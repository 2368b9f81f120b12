import { stripStyles } from '../terminal/style.ts'

/** A line without styles and hard spaces. */
export const toPlainText = (line: string): string => stripStyles(line).replaceAll('\u00a0', ' ')
