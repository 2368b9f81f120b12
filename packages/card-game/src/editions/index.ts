import { complete } from './complete.ts'
import { newer } from './new.ts'
import { original } from './original.ts'

export type { Edition } from './edition.ts'

export const EDITIONS = { original, new: newer, complete }

export const EDITION_NAMES = ['original', 'new', 'complete'] as const
