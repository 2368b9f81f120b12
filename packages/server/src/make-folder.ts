import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** With its parents, one by one: told to make them all, Node never returns from places such as /proc. */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(resolve(folder))
  if (parent !== resolve(folder)) makeFolder(parent, mode)
  mkdirSync(folder, mode)
}
