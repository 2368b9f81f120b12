import { createContext, useContext } from 'react'

const CloseDrawerContext = createContext<() => void>(() => {})

export const CloseDrawerProvider = CloseDrawerContext.Provider

/** Closes the drawer around this component where it lies over the table; where it lies beside the table, it stays. */
export const useCloseDrawer = (): (() => void) => useContext(CloseDrawerContext)
