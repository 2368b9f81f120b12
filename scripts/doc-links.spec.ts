import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: root })

const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Without code, in which brackets and number signs mean something else. */
const proseOf = (text: string): string =>
  text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '`')

/** The fragment that a heading is linked by, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsIn = (path: string): Set<string> =>
  new Set([...readDocument(path).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading)))

/** The links of a document to other files of the repository, and to headings. */
const localLinksIn = (path: string): string[] =>
  [...proseOf(readDocument(path)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))

function isBroken(from: string, link: string): boolean {
  const [path, fragment] = link.split('#')
  const target = path === '' ? from : normalize(join(dirname(from), path))
  if (globSync(target.replace(/\/$/, ''), { cwd: root }).length === 0) return true
  return fragment !== undefined && !anchorsIn(target).has(fragment)
}

it.each(DOCUMENTS)('%s links to files and headings that exist', (path) => {
  expect(localLinksIn(path).filter((link) => isBroken(path, link))).toEqual([])
})
