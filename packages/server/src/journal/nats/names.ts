/** One message each for what was stored at once, under the subject of its room. */
export const ROOMS_STREAM = 'slapwise-rooms'

/** What servers tell each other and nobody keeps. */
export const CLUSTER_SUBJECT = 'slapwise.news'

/** What can be found by its name, each in a bucket of its own. */
export const BUCKETS = {
  directory: 'slapwise-directory',
  snapshots: 'slapwise-snapshots',
  records: 'slapwise-records',
  devices: 'slapwise-devices',
  shared: 'slapwise-house',
} as const

/**
 * A part of a subject that nobody can mean another one by: dots, stars and the like have a meaning there. An empty one is
 * a lone equals sign.
 */
export const escapeToken = (text: string): string =>
  text === '' ? '=' : text.replace(/[^\w-]/gu, (sign) => `=${sign.codePointAt(0)!.toString(16)}=`)

export const roomSubject = (room: string): string => `slapwise.room.${escapeToken(room)}`

/** The stream that a bucket lies in, and the subject of a key there. */
export const bucketStream = (bucket: string): string => `KV_${bucket}`
export const keySubject = (bucket: string, key: string): string => `$KV.${bucket}.${key}`
