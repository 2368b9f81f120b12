import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { ensureWebBuild } from '../build.ts'

let scripts: ReadonlyMap<string, string>

beforeAll(async () => {
  const folder = join(await ensureWebBuild(), 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  scripts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
})

/** The scripts that are loaded with these ones, by static imports. */
function listLoadedScripts(...beginnings: readonly string[]): string[] {
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const [, imported] of scripts.get(name)!.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      load(imported)
  }
  for (const beginning of beginnings)
    load([...scripts.keys()].find((name) => name.startsWith(`${beginning}-`))!)
  return [...loaded]
}

const compressedKilobytes = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(scripts.get(name)!, { level: 9 }).length, 0) / 1000

it('The start page needs less than 95 KB of script', () => {
  expect(compressedKilobytes(listLoadedScripts('index'))).toBeLessThan(95)
})

it.each(['frantic', 'board'])(
  'A table of %s in a room needs less than 250 KB of script, and no schemas',
  (game) => {
    const loaded = listLoadedScripts('index', 'room-page', `renderable-${game}`)
    expect(compressedKilobytes(loaded)).toBeLessThan(250)
    expect(loaded.filter((name) => scripts.get(name)!.includes('invalid_type'))).toEqual([])
  },
)
