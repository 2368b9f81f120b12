import {
  checkRecord,
  type GameRegistry,
  type MatchRecord,
  type RecordCheck,
  replayRecord,
} from '@slapwise/kernel'
import { readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { readRecords } from '../files.ts'
import type { InstalledGames } from '../installed-games.ts'
import { print, printSeparator } from '../terminal/screen.ts'
import { applyStyle, type TerminalStyle } from '../terminal/style.ts'
import { formatRecordCheck } from '../verify/format-record-check.ts'

export function verifyCommand(args: readonly string[], { games }: InstalledGames): number {
  const [path] = readArgs(args, {}, 1).positionals
  if (path === undefined) throw new UsageError('verify needs a file: slapwise verify FILE')
  const records = readRecords(games, path)
  const isGood = records.map((record, i) => {
    if (records.length > 1) printSeparator(`Match ${i + 1} of ${records.length}`)
    return printChecksOf(games, record)
  })
  return isGood.every(Boolean) ? 0 : 1
}

function printChecksOf(games: GameRegistry, record: MatchRecord): boolean {
  const checks = checkRecord(record, replayRecord(games, record))
  for (const check of checks) printCheck(check, record)
  return checks.every(({ result }) => result !== 'failed')
}

const CHECK_MARKS: Readonly<Record<RecordCheck['result'], readonly [TerminalStyle, string]>> = {
  proved: ['green', '✓'],
  failed: ['red', '✗'],
  unproved: ['dim', '·'],
}

const printCheck = (check: RecordCheck, record: MatchRecord): void =>
  print(`${applyStyle(...CHECK_MARKS[check.result])} ${formatRecordCheck(check, record)}`)
