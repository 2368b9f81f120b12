import { preferences } from '../preferences/preferences.ts'

const isAllowed = (): boolean =>
  preferences.get().notifications && 'Notification' in window && Notification.permission === 'granted'

let queue = Promise.resolve()

/** What is shown is taken away again, in this order, however long either takes. */
const enqueue = (job: () => Promise<void>): void => {
  queue = queue.then(job).catch(() => {})
}

/** Only pages without a service worker hold it themselves. */
let pageNotification: Notification | null = null

/** Where the table is; and the address that this page was loaded from, which is all that a service worker knows it by. */
const notificationUrls = () => ({
  page: performance.getEntriesByType('navigation')[0].name,
  table: location.href,
})

const getRegistration = async () => navigator.serviceWorker?.getRegistration()

/** One for each table; it says nothing that the whole table does not know. */
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
