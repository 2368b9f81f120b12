import { writeFileSync } from 'node:fs'
import { withFileErrors } from '../files.ts'
import { type ReportPage, renderPage } from './render-page.ts'

export function writePage(path: string, page: ReportPage): void {
  withFileErrors(path, () => writeFileSync(path, renderPage(page), { flag: 'wx' }))
}

/** The command line without `--report`. */
export const formatCommandLine = (name: string, args: readonly string[]): string =>
  ['slapwise', name, ...args.filter((arg, i) => !/^--report/.test(arg) && args[i - 1] !== '--report')]
    .map((arg) => (/^[\w./,=+:-]+$/.test(arg) ? arg : JSON.stringify(arg)))
    .join(' ')
