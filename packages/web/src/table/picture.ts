import { createContext, useContext } from 'react'

/** Whether the table is a picture in an article: without sound and shortcuts, and nothing introduces itself. */
const Context = createContext(false)

export const PictureProvider = Context.Provider

export const useIsPicture = (): boolean => useContext(Context)
