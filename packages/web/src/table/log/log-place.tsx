import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** A request to show a place in the log. Each is a new object, so that the same place can be requested again. */
export interface LogPlaceRequest {
  /** The fact whose entry is shown. */
  readonly fact: object
}

interface LogPlace {
  readonly request: LogPlaceRequest | null
  /** Opens the log at the entry of this fact. */
  openLogAt(fact: object): void
}

const Context = createContext<LogPlace | null>(null)

export const useLogPlace = (): LogPlace => useContext(Context)!

export function LogPlaceProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<LogPlaceRequest | null>(null)
  const value = useMemo(() => ({ request, openLogAt: (fact: object) => setRequest({ fact }) }), [request])
  return <Context.Provider value={value}>{children}</Context.Provider>
}
