import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Creates parent folders one by one, since Node's `recursive` option never returns for places such as /proc. */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(resolve(folder))
  if (parent !== resolve(folder)) makeFolder(parent, mode)
  mkdirSync(folder, mode)
}
