import { lazy, type ReactNode, Suspense } from 'react'
import { navigate } from '../browser/navigate.ts'
import { usePageTitle } from '../browser/page-title.ts'
import type { ErrorScreenKind } from '../i18n/messages/errors.ts'
import { useShellI18n } from '../i18n/shell.tsx'
import '../ui/style/page.css'
import './error-screen.css'

/** Loaded on demand, since most visits see none; without a network it may be missing. */
const ErrorPicture = lazy(() => import('./error-picture.tsx').catch(() => ({ default: () => <></> })))

interface Props {
  readonly kind: ErrorScreenKind
  /** Called by the button; by default it goes to the start page. */
  onAct?(): void
  /** Whether it is a section of a page instead of a page. */
  readonly isPart?: boolean
  /** Further actions. */
  readonly children?: ReactNode
}

/** An error page: title, explanation, and a button that leads out of it. */
export function ErrorScreen({ kind, onAct = () => navigate('/'), isPart = false, children }: Props) {
  const Page = isPart ? 'section' : 'main'
  const Title = isPart ? 'h2' : 'h1'
  const { messages } = useShellI18n()
  const { title, text, action } = messages.errors.screens[kind]
  usePageTitle(...(isPart ? [] : [title]))
  return (
    <Page className="error-screen">
      <div className="error-picture">
        <Suspense>
          <ErrorPicture kind={kind} />
        </Suspense>
      </div>
      <Title>{title}</Title>
      <p>{text}</p>
      <button type="button" className="button" onClick={onAct}>
        {action}
      </button>
      {children}
    </Page>
  )
}
