import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

/** Whatever falls over inside is shown as such, with a way to get up again. */
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
