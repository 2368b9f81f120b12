// Runs a program of this repository with the pinned Node, on a machine with any Node >= 20 and npm. Installs the
// dependencies first if the lock file has changed since the last installation.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = `${root}node_modules/`
const windows = process.platform === 'win32'

/** `program` is relative to the root of the repository; it runs in the current directory of the user. */
export function withNode(program, args) {
  install()
  const node = `${modules}node/bin/node${windows ? '.exe' : ''}`
  const env = {
    NODE_COMPILE_CACHE: `${modules}.cache/slapwise`,
    // Megabytes of V8 semi-space: half of the default, which makes a busy server no slower (decision 25).
    NODE_OPTIONS: '--max-semi-space-size=16',
    ...process.env,
  }
  const child = spawn(node, [root + program, ...args], {
    stdio: 'inherit',
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env,
  })
  // Forwards signals to the program; Ctrl-C in a terminal reaches both processes anyway.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {})
  child.on('error', (error) => console.error(`${node}: ${error.message}`))
  child.on('close', (status) => process.exit(status ?? 1))
}

function install() {
  const stamp = `${modules}.slapwise-lock`
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('Setting up: installing what the lock file lists …')
  // npm's output goes to stderr: stdout belongs to the program, whose output may be parsed (`simulate --json`).
  const stdio = ['inherit', process.stderr, 'inherit']
  const status = run('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    shell: windows,
    stdio,
  })
  if (status !== 0) process.exit(status)
  writeFileSync(stamp, lock)
}

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, options)
  if (error) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) withNode(process.argv[2], process.argv.slice(3))
