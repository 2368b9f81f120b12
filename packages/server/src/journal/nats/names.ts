/** One message per batch, under the subject of its room. */
export const ROOMS_STREAM = 'slapwise-rooms'

/** Messages between servers; not persisted. */
export const CLUSTER_SUBJECT = 'slapwise.cluster'

/** Key-value buckets. */
export const BUCKETS = {
  directory: 'slapwise-directory',
  snapshots: 'slapwise-snapshots',
  records: 'slapwise-records',
  devices: 'slapwise-devices',
  shared: 'slapwise-shared',
} as const

/** Escapes a subject token, since dots and wildcards have a meaning in subjects. An empty text becomes a single `=`. */
export const escapeToken = (text: string): string =>
  text === '' ? '=' : text.replace(/[^\w-]/gu, (sign) => `=${sign.codePointAt(0)!.toString(16)}=`)

export const roomSubject = (room: string): string => `slapwise.room.${escapeToken(room)}`

/** Name of the stream behind a bucket. */
export const bucketStream = (bucket: string): string => `KV_${bucket}`
export const keySubject = (bucket: string, key: string): string => `$KV.${bucket}.${key}`
