import { expect, it } from 'vitest'

const files = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
const tokens = files['./tokens.css']
const all = Object.entries(files)

const found = (pattern: RegExp): (readonly [file: string, ...groups: string[]])[] =>
  all.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => [file, ...groups] as const),
  )

it('covers only by a depth of the list', () => {
  const depths = [...tokens.matchAll(/--depth-\w+(?=:)/g)].map(([name]) => `var(${name})`)
  const used = found(/z-index: ([^;]+);/g)
  expect(used.filter(([, depth]) => !depths.includes(depth))).toEqual([])
  expect(depths.filter((depth) => !used.some(([, other]) => other === depth))).toEqual([])
})

it('changes only at a width or a height of the list', () => {
  const edges = [...tokens.matchAll(/^ \* (width|height) +(\d+px) /gm)].map(([, ...edge]) => edge.join(' '))
  const used = found(/\((width|height) [<>=]+ (\d+px)\)/g).map(([file, side, size]) => [
    file,
    `${side} ${size}`,
  ])
  expect(used.filter(([, edge]) => !edges.includes(edge))).toEqual([])
  expect(edges.filter((edge) => !used.some(([, other]) => other === edge))).toEqual([])
  expect(found(/@media[^{]*((?:min|max)-(?:width|height))/g)).toEqual([])
})
