import { sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [cssLayers, react()],
  worker: { format: 'es' },
  // Every browser that runs es2023 knows `modulepreload`.
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  server: {
    proxy: { '/api': { target: 'http://localhost:3000', ws: true } },
  },
})
