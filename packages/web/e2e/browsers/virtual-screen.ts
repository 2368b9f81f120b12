import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { PNG } from 'pngjs'
import { killChild } from '../testing/kill-child.ts'
import { acquire } from './acquire.ts'
import { BROWSER_PACKAGES } from './browser-packages.ts'

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Colour = readonly [red: number, green: number, blue: number]

/** A virtual X server that takes screenshots. */
export interface VirtualScreen {
  /** The value of `DISPLAY` for programs on this screen. */
  readonly display: string
  /** The colour of the top left pixel of the rectangle. */
  colourAt(place: Rectangle): Colour
  takeScreenshot(of: Rectangle, path: string): void
  close(): Promise<void>
}

/** Larger than the largest window. */
const SCREEN_SIZE = '1600x1200x24'

export const openVirtualScreen = (): Promise<VirtualScreen> =>
  acquire(async (resources) => {
    const folder = mkdtempSync(join(tmpdir(), 'slapwise-screen-'))
    resources.defer(() => rmSync(folder, { recursive: true, force: true }))
    const args = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', SCREEN_SIZE, '-fbdir', folder]
    const server = spawn(BROWSER_PACKAGES.webkit.xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    resources.defer(() => killChild(server, 'Xvfb'))
    const printed = once(createInterface({ input: server.stdout }), 'line')
    const [number] = await waitFor('Xvfb to print the number of its display', printed)
    const look = () => parseXwd(readFileSync(join(folder, 'Xvfb_screen0')))
    return {
      display: `:${number}`,
      colourAt: ({ x, y }) => look()(x, y),
      takeScreenshot: (of, path) => writeFileSync(path, cropToPng(look(), of)),
    }
  })

type Pixels = (x: number, y: number) => Colour

/** The framebuffer file has the xwd format: a header, a colour map, and the pixels. */
function parseXwd(screen: Buffer): Pixels {
  const field = (index: number) => screen.readUInt32BE(index * 4)
  const [start, line] = [field(0) + field(19) * 12, field(12)]
  return (x, y) => {
    const at = start + y * line + x * 4
    return [screen[at + 2], screen[at + 1], screen[at]]
  }
}

function cropToPng(pixels: Pixels, { x, y, width, height }: Rectangle): Buffer {
  const picture = new PNG({ width, height })
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      picture.data.set([...pixels(x + column, y + row), 255], (row * width + column) * 4)
  return PNG.sync.write(picture)
}
