import { Store } from './game/store.ts'

/** Where the page is. */
export const place = new Store(location.pathname)

export function go(path: string): void {
  history.pushState(null, '', path)
  place.set(path)
}

addEventListener('popstate', () => place.set(location.pathname))
