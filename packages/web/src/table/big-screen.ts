import { createContext, useContext } from 'react'

/** Whether the table is looked at from a sofa: nobody taps there, and everybody reads from afar. */
const Context = createContext(false)

export const BigScreenProvider = Context.Provider

export const useIsBigScreen = (): boolean => useContext(Context)
