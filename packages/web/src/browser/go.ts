import { isOutdated } from './build.ts'
import { Store } from './store.ts'

/** Where the page is. */
export const place = new Store(location.pathname)

/** To another page; if the server has a newer one than this, that is the moment for it. */
export function go(path: string): void {
  if (isOutdated.get()) {
    location.assign(path)
    return
  }
  history.pushState(null, '', path)
  place.set(path)
}

addEventListener('popstate', () => place.set(location.pathname))
