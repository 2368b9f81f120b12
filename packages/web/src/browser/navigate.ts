import { isPageOutdated } from './build-version.ts'
import { Store } from './store.ts'

/** Where the page is. */
export const currentPath = new Store(location.pathname)

/** To another page; if the server has a newer one than this, that is the moment for it. */
export function navigate(path: string): void {
  if (isPageOutdated.get()) {
    location.assign(path)
    return
  }
  history.pushState(null, '', path)
  currentPath.set(path)
}

addEventListener('popstate', () => currentPath.set(location.pathname))
