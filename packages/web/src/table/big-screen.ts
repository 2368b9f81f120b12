import { createContext, useContext } from 'react'

/** Whether the table is on a big screen: without input, and read from a distance. */
const Context = createContext(false)

export const BigScreenProvider = Context.Provider

export const useIsBigScreen = (): boolean => useContext(Context)
