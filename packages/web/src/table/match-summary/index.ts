import { type ComponentType, lazy } from 'react'

const EMPTY_MODULE: { readonly default: ComponentType } = { default: () => null }

/** What only the end of a match needs, fetched then; without it the end is the end all the same. */
export const HitSummary = lazy<ComponentType>(() => import('./hit-summary.tsx').catch(() => EMPTY_MODULE))
export const SavePictureButton = lazy<ComponentType>(() =>
  import('./save-picture-button.tsx').catch(() => EMPTY_MODULE),
)
