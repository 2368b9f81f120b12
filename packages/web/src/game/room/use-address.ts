import { useEffect, useSyncExternalStore } from 'react'
import { Store } from '../../browser/store.ts'
import { door } from './server.ts'

/** Null until it is known; `isOnlyHere` where other devices do not reach the server by it. */
export interface Address {
  readonly origin: string
  readonly isOnlyHere: boolean
}

const known = new Store<Address | null>(null)

async function find(): Promise<void> {
  const address = await door.addressForOthers()
  known.set({ origin: address ?? door.address, isOnlyHere: address === null })
}

/** Where friends open this page. It is asked for again each time: a laptop may have moved to another network. */
export function useAddress(): Address | null {
  useEffect(() => void find().catch(() => {}), [])
  return useSyncExternalStore(known.subscribe, known.get)
}

/** As people type it. */
export const spelled = (address: string): string => address.replace(/^https?:\/\//, '')
