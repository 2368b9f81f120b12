import { isPageOutdated } from './build-version.ts'
import { Store } from './store.ts'

/** The path of the current page. */
export const currentPath = new Store(location.pathname)

/** Opens another page of the app. Reloads if the server has a newer build, because a change of page interrupts nobody. */
export function navigate(path: string): void {
  if (isPageOutdated.get()) {
    location.assign(path)
    return
  }
  history.pushState(null, '', path)
  currentPath.set(location.pathname)
}

addEventListener('popstate', () => currentPath.set(location.pathname))
