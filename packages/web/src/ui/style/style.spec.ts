import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(join(src, file), 'utf8')

const tokens = read('ui/style/tokens.css')
const all = globSync('**/*.css', { cwd: src }).map((file) => [file, read(file)] as const)

const found = (pattern: RegExp): (readonly [file: string, ...groups: string[]])[] =>
  all.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => [file, ...groups] as const),
  )

it('uses only z-indexes of tokens.css', () => {
  const depths = [...tokens.matchAll(/--depth-\w+(?=:)/g)].map(([name]) => `var(${name})`)
  const used = found(/z-index: ([^;]+);/g)
  expect(used.filter(([, depth]) => !depths.includes(depth))).toEqual([])
  expect(depths.filter((depth) => !used.some(([, other]) => other === depth))).toEqual([])
})

it('uses only breakpoints of tokens.css', () => {
  const edges = [...tokens.matchAll(/^ \* (width|height) +(\d+px) /gm)].map(([, ...edge]) => edge.join(' '))
  const used = found(/\((width|height) [<>=]+ (\d+px)\)/g).map(([file, side, size]) => [
    file,
    `${side} ${size}`,
  ])
  expect(used.filter(([, edge]) => !edges.includes(edge))).toEqual([])
  expect(edges.filter((edge) => !used.some(([, other]) => other === edge))).toEqual([])
  expect(found(/@media[^{]*((?:min|max)-(?:width|height))/g)).toEqual([])
})

const classesIn = (text: string): string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(
    ([, name]) => name,
  )

/** Null for style sheets of the page. */
const gameOf = (file: string): string | null => /^games\/([^/]+)\//.exec(file)?.[1] ?? null

const ofShell = new Set(all.filter(([file]) => gameOf(file) === null).flatMap(([, text]) => classesIn(text)))

/** The selectors of all rules. */
const selectorsIn = (text: string): string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors]) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => selector.includes('.'))

it('limits each selector of a game to that game, because style sheets of several games may be loaded', () => {
  const games = all.flatMap(([file, text]) => {
    const game = gameOf(file)
    return game === null ? [] : [{ file, game, text }]
  })
  const isOnlyOf = (name: string, game: string) =>
    !ofShell.has(name) && games.every((other) => other.game === game || !classesIn(other.text).includes(name))
  const foreign = games.flatMap(({ file, game, text }) =>
    selectorsIn(text)
      .filter((selector) => {
        if (selector.includes(`[data-game="${game}"]`)) return false
        return !classesIn(`${selector} {`).some((name) => isOnlyOf(name, game))
      })
      .map((selector) => `${file}: ${selector}`),
  )
  expect(foreign).toEqual([])
})

it('sets the colour of text-decoration separately, because Safari ignores the shorthand', () => {
  expect(found(/text-decoration: (\w+ [^;]*\([^;]*);/g)).toEqual([])
})

it('does not use line-clamp, because Safari also counts lines inside of buttons', () => {
  expect(found(/(line-clamp)/g)).toEqual([])
})

it('has no two keyframes with the same name, because one would be ignored', () => {
  const names = found(/@keyframes ([\w-]+)/g).map(([, name]) => name)
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([])
})

it('does not use :has() on the table, because each change would restyle half of it', () => {
  const ofTables = found(/((?:\.table|\.seat):has\(|:has\(:)/g).filter(([file]) =>
    /^(table|games)\//.test(file),
  )
  expect(ofTables).toEqual([])
})
