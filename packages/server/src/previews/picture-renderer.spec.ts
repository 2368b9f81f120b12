import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import type { PictureTask } from './drawing/draw-preview.ts'
import { PictureCache } from './picture-cache.ts'
import { PictureRenderer } from './picture-renderer.ts'

const problems: string[] = []
let renderer: PictureRenderer | undefined

afterEach(() => {
  renderer?.stop()
  problems.length = 0
})

const start = (module?: URL) => {
  renderer = new PictureRenderer(({ message }) => void problems.push(message), module)
  return (name: string) => waitFor(`the picture of ${name}`, renderer!.render(createTask(name)))
}

const createTask = (name: string): PictureTask => ({
  content: { kind: 'room', game: 'frantic', phase: 'lobby', players: [{ name, avatar: null, member: 0 }] },
  language: 'en',
  gameName: 'Frantic',
})

/** A process that answers with the name of the player, and dies of some names. */
function createStandIn(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-renderer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'process.mjs')
  const text = `process.on('message', ({ content: { players: [{ name }] } }) => {
    if (name === 'fatal') { console.error('too much'); process.abort() }
    process.send(Buffer.from(name + process.pid))
  })`
  writeFileSync(file, text)
  return pathToFileURL(file)
}

it('renders pictures one after the other, in one process', async () => {
  const render = start(createStandIn())
  const names = await Promise.all(['Ada', 'Ben', 'Cem'].map(render))
  const pids = new Set(names.map((bytes) => String(bytes).slice(3)))
  expect(names.map((bytes) => String(bytes).slice(0, 3))).toEqual(['Ada', 'Ben', 'Cem'])
  expect([pids.size, pids.has(`${process.pid}`)]).toEqual([1, false])
  const [pid] = pids
  expect(getPriority(Number(pid))).toBe(Math.min(19, getPriority() + 10))
})

it('gives up the picture that its process dies of, and renders the others', async () => {
  const render = start(createStandIn())
  const [dead, next] = await Promise.all(['fatal', 'Ben'].map(render))
  expect([dead, String(next).slice(0, 3)]).toEqual([null, 'Ben'])
  expect(problems).toEqual([expect.stringContaining('too much')])
})

it('gives up a picture for which no process can be started, and tries again for the next one', async () => {
  const render = start(new URL('https://slapwise.example/process.mjs'))
  expect(await Promise.all(['Ada', 'Ben'].map(render))).toEqual([null, null])
  expect(await render('Cem')).toBeNull()
  expect(problems).toHaveLength(3)
})

it('refuses pictures beyond the length of its queue', async () => {
  const render = start(createStandIn())
  const all = await Promise.all(Array.from({ length: 30 }, (_, i) => render(`${i}`)))
  const refused = all.filter((picture) => picture === null)
  expect([all[0] === null, refused.length]).toEqual([false, 13])
  expect(await render('again')).not.toBeNull()
})

it('renders nothing once it is stopped', async () => {
  const render = start(createStandIn())
  const pending = Promise.all(['Ada', 'Ben'].map(render))
  renderer!.stop()
  expect(await pending).toEqual([null, null])
  expect(await render('Cem')).toBeNull()
  expect(problems).toEqual([])
})

it('The cache makes a picture once, keeps no failure, and evicts the least recently used', async () => {
  const cache = new PictureCache(250)
  const made: string[] = []
  const get = (key: string, picture: Buffer | null = Buffer.alloc(100)) =>
    cache.get(key, async () => {
      made.push(key)
      return picture
    })
  await Promise.all([get('a'), get('a')])
  await get('failed', null)
  await get('failed')
  await get('a')
  await get('b')
  await get('a')
  await get('failed')
  expect(made).toEqual(['a', 'failed', 'failed', 'b', 'failed'])
})
