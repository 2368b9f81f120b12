/**
 * 128 random bits as hex digits, from a cryptographic generator. Not `crypto.randomUUID`: browsers withhold that from
 * pages without TLS, as on a home network.
 */
export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
