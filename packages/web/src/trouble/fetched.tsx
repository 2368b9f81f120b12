import { type ComponentType, lazy } from 'react'
import { Trouble } from './trouble.tsx'

const NotFetched = () => <Trouble kind="notFetched" onAct={() => location.reload()} />

/** A page that comes when it is needed. Only with TLS a browser keeps all of them on the device, so it may not come. */
export const fetched = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => ({ default: NotFetched as ComponentType<P> })))
