/** Builds the page to a folder whenever the sources have changed. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')

/** All files that the build depends on. */
const SOURCE_GLOBS = [
  'package-lock.json',
  'packages/web/{index.html,vite.config.ts}',
  'packages/web/{src,public}/**/*.*',
  'packages/!(web|server|cli)/src/**/*.ts',
  'packages/board-game/boards/*.json',
]

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/

const cache = join(root, 'node_modules/.cache/slapwise-web')

/**
 * Returns the folder with the page, and builds it if necessary. Folders are named by a hash of the sources, so that several
 * versions can be built and served at once. The build runs in a child process, since its memory would stay with the server.
 */
export async function ensureWebBuild(): Promise<string> {
  const folder = join(cache, hashSources())
  if (!existsSync(folder)) await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)])
  return folder
}

async function buildPage(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  // Production mode, whatever the caller has set: specs run with `test`, which Vite would use.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ root: here, logLevel: 'error', build: { outDir: draft, emptyOutDir: true } })
  stampBuildVersion(draft)
  injectPrecacheList(draft)
  compressAll(draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another process was faster, with the same result.
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true, force: true })
  }
}

function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCE_GLOBS, { cwd: root }).filter((file) => !file.endsWith('.spec.ts'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

const buildVersionOf = (folder: string): string => basename(folder).split('.')[0]

/** Writes the build version into the page, so that it notices when the server has a newer one. */
function stampBuildVersion(folder: string): void {
  const file = join(folder, 'index.html')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('content="unbuilt"', `content="${buildVersionOf(folder)}"`),
  )
}

/** Fonts for other scripts than Latin are not precached: they are loaded when needed. */
const PRECACHED = /(\.(js|css|html|svg|webmanifest)|-latin-wght-normal-[^/]+\.woff2)$/

/** Writes the list of files into the service worker. */
function injectPrecacheList(folder: string): void {
  const file = join(folder, 'service-worker.js')
  const names = globSync('**/*', { cwd: folder }).filter(
    (name) => PRECACHED.test(name) && !file.endsWith(name),
  )
  const text = readFileSync(file, 'utf8')
    .replace('FILES = []', `FILES = ${JSON.stringify(names.map((name) => `/${name}`))}`)
    .replace("'unbuilt'", JSON.stringify(buildVersionOf(folder)))
  writeFileSync(file, text)
}

/** Compresses the files once, at the highest level, instead of per request. */
function compressAll(folder: string): void {
  for (const name of globSync('**/*', { cwd: folder })) {
    if (!COMPRESSIBLE.test(name)) continue
    const file = join(folder, name)
    const text = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }))
  }
}

if (import.meta.main) {
  const folder = join(cache, hashSources())
  if (!existsSync(folder)) await buildPage(folder)
}
