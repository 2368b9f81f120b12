import { ApiClient, ApiError } from '@slapwise/client'
import type { ErrorCode } from '@slapwise/protocol'
import { checkServerBuild } from '../../browser/build-version.ts'

/** The server that this page came from; the browser keeps who one is. */
export const api = new ApiClient(location.origin)

/** Whoever has no identity yet gets one by this. */
export async function ensureIdentity(): Promise<void> {
  checkServerBuild((await api.fetchIdentity()).build)
}

/** Why the server has said no; null if nobody has answered, or something else than the server. */
export const errorCodeOf = (error: unknown): ErrorCode | null =>
  error instanceof ApiError ? (error.protocolError?.code ?? null) : null

/** A link that makes another device the same person; it leads to the room. */
export const createRoomTransferLink = async (code: string): Promise<string> =>
  `${await api.createTransferLink()}?room=${code}`
