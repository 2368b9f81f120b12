import { createContext, type ReactNode, useContext } from 'react'

/** What a room puts on the table, whatever is played there. */
export interface TableSlots {
  /** A line in the place of what happened last: something to decide beside the match. */
  readonly notice: ReactNode
  /** Below the table, for those who have no hand there. */
  readonly spectatorDock: ReactNode
}

const Context = createContext<TableSlots>({ notice: null, spectatorDock: null })

export const TableSlotsProvider = Context

export const useTableSlots = (): TableSlots => useContext(Context)
