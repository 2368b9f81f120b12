import { type ComponentType, lazy } from 'react'
import { ErrorScreen } from './error-screen.tsx'

const LoadErrorScreen = () => <ErrorScreen kind="load-failed" onAct={() => location.reload()} />

/**
 * A page loaded on demand. Without TLS there is no service worker that caches it, so loading may fail; an error page is
 * shown then.
 */
export const lazyPage = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => ({ default: LoadErrorScreen as ComponentType<P> })))
