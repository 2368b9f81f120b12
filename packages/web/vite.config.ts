import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The information on modules that the bundler gives when it forms chunks. */
interface ChunkContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** The CSS layers, from lowest to highest precedence, whatever the specificity and the order of loading. */
const LAYERS = ['tokens', 'base', 'shell', 'game', 'motion'] as const

const STYLE_LAYER_FILE = /\/src\/ui\/style\/(tokens|base|motion)\.css$/
const GAME_STYLE = /\/src\/games\/.+\.css$/
const SOURCE_STYLE = /\/src\/.+\.css$/

/** Puts each style sheet into a layer by its folder. */
const cssLayers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform(code, id) {
    const path = id.split('?')[0].replaceAll(sep, '/')
    if (!SOURCE_STYLE.test(path) || path.includes('/node_modules/')) return null
    const layer = STYLE_LAYER_FILE.exec(path)?.[1] ?? (GAME_STYLE.test(path) ? 'game' : 'shell')
    return { code: `@layer ${LAYERS.join()};@layer ${layer}{${code}}`, map: null }
  },
}

const moduleId = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/** All modules of the page that the roots import, directly or not, without those they load on demand. */
function importsOf(root: string, context: ChunkContext): ReadonlySet<string> {
  const found = new Set([moduleId(root)])
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (imported.startsWith(moduleId(''))) found.add(imported)
  return found
}

/** A chunk of modules that are always loaded together. */
function chunkGroup(
  name: string,
  priority: number,
  listModules: (context: ChunkContext) => ReadonlySet<string>,
) {
  let modules: ReadonlySet<string> | undefined
  return {
    name: (id: string, context: ChunkContext) => {
      modules ??= listModules(context)
      return modules.has(id) ? name : null
    },
    priority,
  }
}

/** Helpers of a few lines that many pages use: a chunk of each would have more headers than script. */
const SMALL_HELPERS = ['i18n/format-signed', 'i18n/mild-naming', 'i18n/sentence', 'match/seat-set'].map(
  (path) => fileURLToPath(new URL(`../kernel/src/${path}.ts`, import.meta.url)),
)

/**
 * By default, each combination of pages that share a module becomes a chunk, and for most of these fifty the headers of
 * the response are larger than the script.
 */
const CHUNK_GROUPS = [
  chunkGroup('start', 3, (context) => importsOf('main.tsx', context).union(new Set(SMALL_HELPERS))),
  chunkGroup('table', 2, (context) =>
    importsOf('games/frantic/index.ts', context).intersection(importsOf('games/board/index.ts', context)),
  ),
  chunkGroup('room', 1, (context) => importsOf('pages/room/room-page.tsx', context)),
]

export default defineConfig({
  plugins: [cssLayers, react()],
  worker: { format: 'es' },
  // Every browser that runs es2023 knows `modulepreload`.
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  server: {
    proxy: { '/api': { target: 'http://localhost:3000', ws: true } },
  },
})
