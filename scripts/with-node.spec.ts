import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHILD_DEADLINE } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** An npm that reports on stdout, as the real one does, and installs nothing but the pinned Node. */
const NPM = `#!/bin/sh
echo "added 280 packages"
mkdir -p node_modules/node/bin
ln -sf "${process.execPath}" node_modules/node/bin/node
`

describe('with-node.mjs in a fresh clone', () => {
  let clone: string

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'slapwise-clone-'))
    for (const folder of ['scripts', 'bin']) mkdirSync(join(clone, folder))
    copyFileSync(
      fileURLToPath(new URL('with-node.mjs', import.meta.url)),
      join(clone, 'scripts/with-node.mjs'),
    )
    writeFileSync(join(clone, 'package-lock.json'), '{}')
    writeFileSync(join(clone, 'program.mjs'), 'console.log(JSON.stringify({ matches: 1 }))')
    writeFileSync(join(clone, 'bin/npm'), NPM)
    chmodSync(join(clone, 'bin/npm'), 0o755)
  })

  afterEach(() => rmSync(clone, { recursive: true }))

  const run = () =>
    spawnSync(process.execPath, [join(clone, 'scripts/with-node.mjs'), 'program.mjs'], {
      cwd: clone,
      encoding: 'utf8',
      ...CHILD_DEADLINE,
      env: { ...process.env, INIT_CWD: clone, PATH: `${join(clone, 'bin')}${delimiter}${process.env.PATH}` },
    })

  it('prints on stdout nothing but the output of the program', () => {
    const { stdout, stderr, status } = run()
    expect(stderr).toContain('added 280 packages')
    expect(JSON.parse(stdout)).toEqual({ matches: 1 })
    expect(status).toBe(0)
  })

  it('installs once', () => {
    run()
    expect(run().stderr).not.toContain('added')
  })
})
