import { useEffect } from 'react'

const APP_NAME = 'Slapwise'

let pageParts: readonly string[] = []
let alertText: string | null = null

/** The most specific part first: tabs and task lists cut off the end. */
export const formatTitle = (alert: string | null, parts: readonly string[]): string =>
  [...(alert === null ? [] : [`● ${alert}`]), ...parts, APP_NAME].join(' – ')

function updateTitle(): void {
  document.title = formatTitle(alertText, pageParts)
}

/** Sets the title of the page while the component is mounted; without parts it leaves the title to its children. */
export function usePageTitle(...parts: readonly string[]): void {
  const text = parts.join('\n')
  useEffect(() => {
    if (text === '') return
    pageParts = text.split('\n')
    updateTitle()
    return () => {
      pageParts = []
      updateTitle()
    }
  }, [text])
}

/** Puts the reason why the player is wanted in front of the title; null for none. */
export function setTitleAlert(text: string | null): void {
  alertText = text
  updateTitle()
}
