import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/** Whether the browser's page is our own, or one that `SLAPWISE_ORIGINS` names. */
export function isAllowedOrigin({ headers }: IncomingMessage, config: Config): boolean {
  const { origin, host } = headers
  if (origin === undefined || config.SLAPWISE_ORIGINS.includes(origin)) return true
  return origin === `${requestProtocol(headers, config)}://${host}`
}

/**
 * The protocol between the browser and the last proxy, which reports it in a header. Without a proxy it is `http`: the
 * server itself does not support TLS.
 */
function requestProtocol(
  headers: IncomingMessage['headers'],
  { SLAPWISE_TRUST_PROXY: hops }: Config,
): string {
  const forwarded =
    hops > 0
      ? String(headers['x-forwarded-proto'] ?? '')
          .split(',')
          .at(-1)!
          .trim()
      : ''
  return forwarded || 'http'
}
