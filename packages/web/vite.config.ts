import { sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The layers of style, each over the one before, however exact its selectors and whenever it is fetched. */
const LAYERS = ['tokens', 'base', 'shell', 'game', 'motion'] as const

const STYLE_LAYER_FILE = /\/src\/ui\/style\/(tokens|base|motion)\.css$/
const GAME_STYLE = /\/src\/games\/.+\.css$/
const SOURCE_STYLE = /\/src\/.+\.css$/

/** A style's place in the house is its layer, so that nobody has to say it, or can forget to. */
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
  build: { target: 'es2023' },
  server: {
    proxy: { '/api': { target: 'http://localhost:3000', ws: true } },
  },
})
