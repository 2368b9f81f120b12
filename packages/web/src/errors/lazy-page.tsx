import { type ComponentType, lazy } from 'react'
import { ErrorScreen } from './error-screen.tsx'

const LoadErrorScreen = () => <ErrorScreen kind="load-failed" onAct={() => location.reload()} />

/** A page that comes when it is needed. Only with TLS a browser keeps all of them on the device, so it may not come. */
export const lazyPage = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => ({ default: LoadErrorScreen as ComponentType<P> })))
