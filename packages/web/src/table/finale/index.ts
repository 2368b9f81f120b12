import { type ComponentType, lazy } from 'react'

const NOTHING: { readonly default: ComponentType } = { default: () => null }

/** What only the end of a match needs, fetched then; without it the end is the end all the same. */
export const GrudgeSheet = lazy<ComponentType>(() => import('./grudge-sheet.tsx').catch(() => NOTHING))
export const KeepPicture = lazy<ComponentType>(() => import('./keep-picture.tsx').catch(() => NOTHING))
