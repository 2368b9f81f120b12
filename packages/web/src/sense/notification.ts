import { preferences } from '../preferences/preferences.ts'

const isAllowed = (): boolean =>
  preferences.get().notifications && 'Notification' in window && Notification.permission === 'granted'

let queue = Promise.resolve()

/** What is shown is taken away again, in this order, however long either takes. */
const inOrder = (job: () => Promise<void>): void => {
  queue = queue.then(job).catch(() => {})
}

/** Only pages without a service worker hold it themselves. */
let held: Notification | null = null

/** Where the table is; and the address that this page was loaded from, which is all that a service worker knows it by. */
const whereabouts = () => ({
  page: performance.getEntriesByType('navigation')[0].name,
  table: location.href,
})

const registered = async () => navigator.serviceWorker?.getRegistration()

/** One for each table; it says nothing that the whole table does not know. */
export function notify(title: string, body: string): void {
  if (!isAllowed()) return
  const tag = location.pathname
  inOrder(async () => {
    const registration = await registered()
    if (registration) return registration.showNotification(title, { body, tag, data: whereabouts() })
    held = new Notification(title, { body, tag })
    held.onclick = () => window.focus()
  })
}

export function unnotify(): void {
  if (!isAllowed()) return
  const tag = location.pathname
  inOrder(async () => {
    held?.close()
    held = null
    const shown = await (await registered())?.getNotifications({ tag })
    for (const notification of shown ?? []) notification.close()
  })
}
