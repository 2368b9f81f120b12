import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lets the thread that serves all rooms go before a process or, on Linux and with 0, before the calling thread. Halfway
 * to the lowest priority, at which it would get no time whenever another process is busy. Relative to the priority of
 * this process: only root may set one above it.
 */
export const lowerPriority = (pid: number): void =>
  setPriority(
    pid,
    Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL),
  )
