import type { Games, MatchRecord } from '@slapwise/kernel'
import { readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { readRecords } from '../files.ts'
import type { House } from '../house.ts'
import { ink, type Style } from '../terminal/ink.ts'
import { print, printRule } from '../terminal/screen.ts'
import { type Check, checksOf } from '../verify/checks.ts'

export function verify(args: readonly string[], { games }: House): number {
  const [path] = readArgs(args, {}, 1).positionals
  if (path === undefined) throw new UsageError('verify takes a file: slapwise verify FILE')
  const records = readRecords(games, path)
  const isGood = records.map((record, i) => {
    if (records.length > 1) printRule(`Match ${i + 1} of ${records.length}`)
    return verifyOne(games, record)
  })
  return isGood.every(Boolean) ? 0 : 1
}

function verifyOne(games: Games, record: MatchRecord): boolean {
  const checks = checksOf(games, record)
  for (const check of checks) printCheck(check)
  return checks.every(({ is }) => is !== 'wrong')
}

const MARKS: Readonly<Record<Check['is'], readonly [Style, string]>> = {
  proved: ['green', '✓'],
  wrong: ['red', '✗'],
  untold: ['dim', '·'],
}

const printCheck = ({ is, words }: Check): void => print(`${ink(...MARKS[is])} ${words}`)
