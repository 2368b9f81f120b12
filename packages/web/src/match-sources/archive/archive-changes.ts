/** Tells all tabs of this device that the archive has changed. */

const CHANNEL_NAME = 'slapwise-archive'
const listeners = new Set<() => void>()

const notifyListeners = (): void => {
  for (const listener of listeners) listener()
}

/** Null where a browser has no such channel: then tabs read again when they get the focus. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME)
if (channel) channel.onmessage = notifyListeners

export function announceArchiveChange(): void {
  notifyListeners()
  channel?.postMessage(null)
}

/** Calls back after changes in this and other tabs, and when the page is shown again. The returned function ends it. */
export function watchArchive(listener: () => void): () => void {
  const readWhenShown = () => document.hidden || listener()
  listeners.add(listener)
  document.addEventListener('visibilitychange', readWhenShown)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', readWhenShown)
  }
}
