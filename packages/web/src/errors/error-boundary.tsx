import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

/** Shows an error page with a reload button if a component inside throws. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasCrashed: boolean }
> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return <ErrorScreen kind="page-crashed" onAct={() => location.reload()} />
  }
}
