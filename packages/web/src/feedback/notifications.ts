import { preferences } from '../preferences/preferences.ts'

const isAllowed = (): boolean =>
  preferences.get().notifications && 'Notification' in window && Notification.permission === 'granted'

let queue = Promise.resolve()

/** Runs jobs in order, so that a notification is closed only after it was shown. */
const enqueue = (job: () => Promise<void>): void => {
  queue = queue.then(job).catch(() => {})
}

/** The current notification of a page without a service worker. */
let pageNotification: Notification | null = null

/** The URL of the table, and the URL by which the service worker can find this page: the one it was loaded from. */
const notificationUrls = () => ({
  page: performance.getEntriesByType('navigation')[0].name,
  table: location.href,
})

const getRegistration = async () => navigator.serviceWorker?.getRegistration()

/** Shows a notification, one per table. It contains nothing that only this player knows. */
export function showNotification(title: string, body: string): void {
  if (!isAllowed()) return
  const tag = location.pathname
  enqueue(async () => {
    const registration = await getRegistration()
    if (registration) return registration.showNotification(title, { body, tag, data: notificationUrls() })
    pageNotification = new Notification(title, { body, tag })
    pageNotification.onclick = () => window.focus()
  })
}

export function closeNotifications(): void {
  if (!isAllowed()) return
  const tag = location.pathname
  enqueue(async () => {
    pageNotification?.close()
    pageNotification = null
    const shown = await (await getRegistration())?.getNotifications({ tag })
    for (const notification of shown ?? []) notification.close()
  })
}
