import { Store } from './store.ts'

const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Whether the server has another page than this one by now. */
export const isOutdated = new Store(false)

export function compareBuild(theirs: string | null): void {
  if (theirs !== null && own !== 'unbuilt') isOutdated.set(theirs !== own)
}
