import { useEffect, useSyncExternalStore } from 'react'
import { Store } from '../../browser/store.ts'
import { api } from './api.ts'

/** Null until it is known; `isOnlyHere` where other devices do not reach the server by it. */
export interface ServerAddress {
  readonly origin: string
  readonly isLocalOnly: boolean
}

const addressStore = new Store<ServerAddress | null>(null)

async function fetchAddress(): Promise<void> {
  const address = await api.fetchShareableAddress()
  addressStore.set({ origin: address ?? api.baseUrl, isLocalOnly: address === null })
}

/** Where friends open this page. It is asked for again each time: a laptop may have moved to another network. */
export function useServerAddress(): ServerAddress | null {
  useEffect(() => void fetchAddress().catch(() => {}), [])
  return useSyncExternalStore(addressStore.subscribe, addressStore.get)
}

/** As people type it. */
export const stripScheme = (address: string): string => address.replace(/^https?:\/\//, '')
