import { writeFileSync } from 'node:fs'
import { withFile } from '../files.ts'
import { type Page, pageOf } from './page.ts'

export function writePage(path: string, page: Page): void {
  withFile(path, () => writeFileSync(path, pageOf(page), { flag: 'wx' }))
}

/** What was typed, but for where the page goes. */
export const commandOf = (name: string, args: readonly string[]): string =>
  ['slapwise', name, ...args.filter((arg, i) => !/^--report/.test(arg) && args[i - 1] !== '--report')]
    .map((arg) => (/^[\w./,=+:-]+$/.test(arg) ? arg : JSON.stringify(arg)))
    .join(' ')
