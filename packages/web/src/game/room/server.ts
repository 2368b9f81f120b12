import { Door, TurnedAway } from '@slapwise/client'
import type { ErrorCode } from '@slapwise/protocol'
import { compareBuild } from '../../browser/build.ts'

/** The server that this page came from; the browser keeps who one is. */
export const door = new Door(location.origin)

/** Whoever has no identity yet gets one by this. */
export async function greet(): Promise<void> {
  compareBuild((await door.greet()).build)
}

/** Why the server has said no; null if nobody has answered, or something else than the server. */
export const whyTurnedAway = (error: unknown): ErrorCode | null =>
  error instanceof TurnedAway ? (error.error?.code ?? null) : null

/** A link that makes another device the same person; it leads to the room. */
export const carryLink = async (code: string): Promise<string> => `${await door.carry()}?room=${code}`
