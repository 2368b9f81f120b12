/** Builds the npm package: the whole program bundled with the page, for any Node from `MIN_NODE_VERSION` on. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureWebBuild } from '@slapwise/web'
import { rolldown } from 'rolldown'
import cli from '../../packages/cli/package.json' with { type: 'json' }
import { INSTALLED_GAMES } from '../../packages/cli/src/installed-games.ts'
import server from '../../packages/server/package.json' with { type: 'json' }
import { MIN_NODE_VERSION } from './min-node-version.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes the tarball into a folder and returns its path. */
export async function buildPackage(folder: string): Promise<string> {
  const draft = join(folder, 'package')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  await bundle(draft)
  cpSync(await ensureWebBuild(), join(draft, 'page'), { recursive: true })
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(draft, file))
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`)
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: draft })
  return join(folder, String(name).trim())
}

/**
 * Packages that are not bundled, since they consist of native code and a font. Without them, the server shows the
 * default picture for all links.
 */
const PICTURE_PACKAGES = ['@resvg/resvg-js', '@expo-google-fonts/bricolage-grotesque'] as const

const packageJson = {
  name: cli.name,
  version: cli.version,
  description: 'Frantic and the Frantic Board Game, in browser and terminal.',
  license: cli.license,
  type: 'module',
  bin: { slapwise: 'slapwise.mjs' },
  engines: { node: `>=${MIN_NODE_VERSION}` },
  optionalDependencies: Object.fromEntries(PICTURE_PACKAGES.map((name) => [name, server.dependencies[name]])),
}

async function bundle(folder: string): Promise<void> {
  const build = await rolldown({
    input: {
      slapwise: fileURLToPath(new URL('entry.ts', import.meta.url)),
      // Worker threads and processes start from files of their own beside the program.
      'series-worker': join(root, 'packages/cli/src/deal-series/series-worker.ts'),
      'bot-worker': fileURLToPath(INSTALLED_GAMES.botWorker),
      'preview-process': join(root, 'packages/server/src/previews/preview-process.ts'),
    },
    external: [...PICTURE_PACKAGES],
    platform: 'node',
    resolve: { alias: { '@slapwise/web': fileURLToPath(new URL('packed-web-root.ts', import.meta.url)) } },
    logLevel: 'warn',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    banner: ({ name, isEntry }) => (isEntry && name === 'slapwise' ? '#!/usr/bin/env node' : ''),
  })
  await build.close()
}

if (import.meta.main) console.log(await buildPackage(join(root, 'dist')))
