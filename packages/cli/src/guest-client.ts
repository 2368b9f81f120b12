import { ApiClient, type ApiError } from '@slapwise/client'

/** A door for one guest: somebody new, unless there is a cookie to be known by. */
export function createGuestClient(url: string, cookie: string | null = null): ApiClient {
  let own = cookie
  return new ApiClient(url, {
    read: () => own,
    write(given) {
      own = given
    },
  })
}

/** Which setting of the server is too low for so many guests; null if that is not the reason. */
export function findExceededLimit({ status, protocolError }: ApiError): string | null {
  if (status !== 429 && protocolError?.code !== 'too-many-rooms') return null
  if (protocolError?.code === 'too-many-connections') return 'SLAPWISE_MAX_SOCKETS'
  return protocolError?.code === 'too-many-rooms' ? 'SLAPWISE_MAX_ROOMS' : 'SLAPWISE_ROOMS_PER_HOUR'
}
