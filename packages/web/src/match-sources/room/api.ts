import { ApiClient, ApiError } from '@slapwise/client'
import type { ErrorCode } from '@slapwise/protocol'
import { checkServerBuild } from '../../browser/build-version.ts'

/** The server that this page was loaded from. The identity is a cookie, which the browser keeps. */
export const api = new ApiClient(location.origin)

/** Creates an identity on the server if this browser has none yet. */
export async function ensureIdentity(): Promise<void> {
  checkServerBuild((await api.fetchIdentity()).build)
}

/** The error code of a failed call; null if there was no answer, or none from a Slapwise server. */
export const errorCodeOf = (error: unknown): ErrorCode | null =>
  error instanceof ApiError ? (error.protocolError?.code ?? null) : null

/** A link that signs another device in with the same identity, and opens the room there. */
export const createRoomTransferLink = async (code: string): Promise<string> =>
  `${await api.createTransferLink()}?room=${code}`
