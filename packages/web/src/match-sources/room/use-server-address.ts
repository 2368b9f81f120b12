import { useEffect, useSyncExternalStore } from 'react'
import { Store } from '../../browser/store.ts'
import { api } from './api.ts'

/** The address of the server for other devices. `isLocalOnly`: they cannot reach it there, for example at `localhost`. */
export interface ServerAddress {
  readonly origin: string
  readonly isLocalOnly: boolean
}

const addressStore = new Store<ServerAddress | null>(null)

async function fetchAddress(): Promise<void> {
  const address = await api.fetchShareableAddress()
  addressStore.set({ origin: address ?? api.baseUrl, isLocalOnly: address === null })
}

/** Without a server, the page only knows the address at which it was opened. Only a loopback address needs the server. */
const fallBackToOwnAddress = (): void => {
  if (!addressStore.get()) addressStore.set({ origin: api.baseUrl, isLocalOnly: true })
}

/**
 * The address at which friends can open this page; null until it is known. It is fetched again each time, because a laptop
 * may have changed networks.
 */
export function useServerAddress(): ServerAddress | null {
  useEffect(() => void fetchAddress().catch(fallBackToOwnAddress), [])
  return useSyncExternalStore(addressStore.subscribe, addressStore.get)
}

export const stripScheme = (address: string): string => address.replace(/^https?:\/\//, '')
