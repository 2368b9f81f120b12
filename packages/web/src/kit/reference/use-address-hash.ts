import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** The fragment of the address, without `#`. */
export const useAddressHash = (): string =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)))
