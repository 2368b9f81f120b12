import { preferences } from './preferences.ts'

/** Applies the theme preference to the page and to the `theme-color` of the browser. */
export function applyThemePreference(): void {
  const dress = () => {
    const page = document.documentElement
    const { theme } = preferences.get()
    if (theme === 'auto') delete page.dataset.theme
    else page.dataset.theme = theme
    const ground = getComputedStyle(page).getPropertyValue('--color-background')
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('content', ground)
  }
  preferences.subscribe(dress)
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', dress)
  dress()
}
