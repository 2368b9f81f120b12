import type { Preferences } from '../preferences/preferences.ts'

const DISC_PATH =
  'M16 3.500c7 0 12.600 5.600 12.500 12.600-.1 6.900-5.600 12.400-12.600 12.400S3.400 22.800 3.500 15.900C3.600 9 9 3.500 16 3.500Z'

/** A disc that is light, dark, or half of each for `auto`. */
export function ThemeIcon({ theme }: { readonly theme: Preferences['theme'] }) {
  return (
    <svg viewBox="0 0 32 32" className={`theme-icon ${theme}`} aria-hidden="true">
      <path className="icon-shadow" d={DISC_PATH} transform="translate(2 2)" />
      <path className="day" d={DISC_PATH} />
      <path
        className="dusk"
        d="M24.900 7.200 7.100 24.800C2.300 20 2.400 12 7.300 7.200c4.800-4.900 12.700-4.900 17.600 0Z"
      />
      <path className="rim" d={DISC_PATH} />
    </svg>
  )
}
