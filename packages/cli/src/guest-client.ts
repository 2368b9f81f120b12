import { ApiClient, type ApiError } from '@slapwise/client'

/** An API client with a cookie in memory: a new identity unless a cookie is given. */
export function createGuestClient(url: string, cookie: string | null = null): ApiClient {
  let own = cookie
  return new ApiClient(url, {
    read: () => own,
    write(given) {
      own = given
    },
  })
}

/** The server setting that rejected a guest; null if the rejection has another reason. */
export function findExceededLimit({ status, protocolError }: ApiError): string | null {
  if (status !== 429 && protocolError?.code !== 'too-many-rooms') return null
  if (protocolError?.code === 'too-many-connections') return 'SLAPWISE_MAX_SOCKETS'
  return protocolError?.code === 'too-many-rooms' ? 'SLAPWISE_MAX_ROOMS' : 'SLAPWISE_ROOMS_PER_HOUR'
}
