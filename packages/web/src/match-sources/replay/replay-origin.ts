/** The origin of the record of a replay: a room, the archive of this device, or a link or file that contains it. */
export type ReplayOrigin =
  | { readonly kind: 'room'; readonly code: string; readonly match: number }
  | { readonly kind: 'archive'; readonly id: string }
  | { readonly kind: 'file' }

/** The address of a finished match of a room. */
export const formatMatchPath = (code: string, match: number): string => `/room/${code}/match/${match}`
