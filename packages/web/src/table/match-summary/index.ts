import { type ComponentType, lazy } from 'react'

const EMPTY_MODULE: { readonly default: ComponentType } = { default: () => null }

/** Loaded at the end of a match. If that fails, they are left out. */
export const HitSummary = lazy<ComponentType>(() => import('./hit-summary.tsx').catch(() => EMPTY_MODULE))
export const Highlights = lazy<ComponentType>(() => import('./highlights.tsx').catch(() => EMPTY_MODULE))
export const SavePictureButton = lazy<ComponentType>(() =>
  import('./save-picture-button.tsx').catch(() => EMPTY_MODULE),
)
