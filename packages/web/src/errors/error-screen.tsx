import type { ReactNode } from 'react'
import { navigate } from '../browser/navigate.ts'
import { useI18n } from '../i18n/index.tsx'
import type { ErrorScreenKind } from '../i18n/messages/errors.ts'
import '../ui/style/page.css'
import { ErrorPicture } from './error-picture.tsx'
import './error-screen.css'

interface Props {
  readonly kind: ErrorScreenKind
  /** What the button does; by default it leads back to the start. */
  onAct?(): void
  /** Whether it is only a part of a page. */
  readonly isPart?: boolean
  /** What else can be done. */
  readonly children?: ReactNode
}

/** Something is wrong: what it is, and what to do about it. */
export function ErrorScreen({ kind, onAct = () => navigate('/'), isPart = false, children }: Props) {
  const Page = isPart ? 'section' : 'main'
  const Title = isPart ? 'h2' : 'h1'
  const { messages } = useI18n()
  const { title, text, action } = messages.errors.screens[kind]
  return (
    <Page className="error-screen">
      <ErrorPicture kind={kind} />
      <Title>{title}</Title>
      <p>{text}</p>
      <button type="button" className="button" onClick={onAct}>
        {action}
      </button>
      {children}
    </Page>
  )
}
