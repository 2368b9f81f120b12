import { Store } from './store.ts'

const PAGE_BUILD = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Whether the server has a newer build of the page. */
export const isPageOutdated = new Store(false)

export function checkServerBuild(theirs: string | null): void {
  if (theirs !== null && PAGE_BUILD !== 'unbuilt') isPageOutdated.set(theirs !== PAGE_BUILD)
}
