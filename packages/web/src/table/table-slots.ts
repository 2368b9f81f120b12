import { createContext, type ReactNode, useContext } from 'react'

/** Content that a room adds to the table of any game. */
export interface TableSlots {
  /** A notice in place of the latest log entry, with something to decide about the room. */
  readonly notice: ReactNode
  /** Below the table, for viewers without a hand. */
  readonly spectatorDock: ReactNode
}

const Context = createContext<TableSlots>({ notice: null, spectatorDock: null })

export const TableSlotsProvider = Context

export const useTableSlots = (): TableSlots => useContext(Context)
