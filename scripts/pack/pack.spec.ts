import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { GAMES } from '@slapwise/games'
import { isLegalAnswer, Match } from '@slapwise/kernel'
import { CHILD_DEADLINE, fetchInTime, waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { expect, it, onTestFinished } from 'vitest'
import { buildPackage } from './pack.ts'

const NODE = fileURLToPath(new URL('../../node_modules/node/bin', import.meta.url))

it('builds a tarball that npm installs in an empty folder, and that plays and serves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const tarball = await buildPackage(folder)
  const install = [
    'install',
    '--offline',
    '--no-audit',
    '--loglevel=error',
    '--prefix',
    folder,
    '-g',
    tarball,
  ]
  execFileSync('npm', install, CHILD_DEADLINE)
  expect(globSync(`${folder}/lib/node_modules/slapwise/*.ts`)).toEqual([])

  const env = { ...process.env, PATH: [NODE, process.env.PATH].join(delimiter), XDG_STATE_HOME: folder }
  const program = join(folder, 'bin/slapwise')
  const run = (args: readonly string[], input = '') =>
    execFileSync(program, args, { cwd: folder, env, input, encoding: 'utf8', ...CHILD_DEADLINE })
  expect(run([])).toContain('slapwise play')
  expect(run(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(run(['play', '--seed', 'packed'], 'q\n')).toContain('Leave the table?')

  for (const [name, typed] of [
    ['mine.ts', ': { prompt: { fallback: number } }'],
    ['mine.mjs', ''],
  ]) {
    writeFileSync(
      join(folder, name),
      `export default { answer({ prompt }${typed}) { return prompt.fallback } }`,
    )
    const fought = run(['arena', '--json', '--limit', 'none', '--matches', '2', '--bots', `./${name},simple`])
    expect(JSON.parse(fought)).toMatchObject({
      matches: 2,
      bots: [{ name: `./${name}` }, { name: 'simple' }],
    })
  }
  const { defaultGame } = GAMES
  const match = Match.start(
    defaultGame.createRules(defaultGame.settingsSchema.parse({ players: 2 }), defaultGame.latestRulesVersion),
    'packed',
  )
  const [{ seat, choice }] = match.prompts
  const about = {
    game: defaultGame.id,
    rulesVersion: defaultGame.latestRulesVersion,
    settings: {},
    playerCount: 2,
    level: 'chaotic',
  }
  const thread = new Worker(join(folder, 'lib/node_modules/slapwise/bot-worker.mjs'))
  onTestFinished(async () => {
    await thread.terminate()
  })
  thread.postMessage({ ...about, match: match.save(), seat, seed: 'packed', timeMs: 1 })
  const [result] = await waitFor('an answer of the thread', once(thread, 'message'))
  expect(isLegalAnswer(choice, result.answer)).toBe(true)

  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.9.0'})"
  const { status, stderr } = spawnSync(join(NODE, 'node'), ['--import', older, program, 'serve'], {
    encoding: 'utf8',
    ...CHILD_DEADLINE,
  })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'slapwise needs Node 24 or newer; this is 20.9.0.\n',
  })

  // The packages for pictures, as the image of the container has them; npm would install them from the registry.
  const packages = join(folder, 'lib/node_modules/slapwise/node_modules')
  rmSync(packages, { recursive: true, force: true })
  mkdirSync(packages)
  for (const scope of ['@resvg', '@expo-google-fonts'])
    symlinkSync(fileURLToPath(new URL(`../../node_modules/${scope}`, import.meta.url)), join(packages, scope))

  const server = spawn(program, ['serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', SLAPWISE_LOG: 'silent' },
  })
  onTestFinished(() => {
    server.kill('SIGKILL')
  })
  const [said] = await waitFor('the server to print its address', once(server.stdout, 'data'))
  const [, url] = /served at (\S+)/.exec(String(said))!
  const page = await (await fetchInTime(url)).text()
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(page)!
  expect((await fetchInTime(new URL(script, url))).headers.get('content-type')).toContain('javascript')
  expect(await (await fetchInTime(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
  const created = await fetchInTime(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  const { code } = (await created.json()) as { code: string }
  const fetchPicture = async (path: string) =>
    Buffer.from(await (await fetchInTime(url + path)).arrayBuffer())
  const defaultPicture = await fetchPicture('/preview.png')
  // The server sends the default picture while that of the room is being rendered.
  const roomPicture = await waitUntil('the picture of the room', async () => {
    const picture = await fetchPicture(`/room/${code}/preview.png`)
    return picture.equals(defaultPicture) ? null : picture
  })
  for (const picture of [defaultPicture, roomPicture]) expect(picture.readUInt32BE(16)).toBe(1200)
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await waitFor('the server to exit', exit)).toEqual([0, null])
})
