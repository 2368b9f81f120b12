import { useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { useI18n } from '../../i18n/index.tsx'
import { api } from '../../match-sources/room/api.ts'
import { SlapHand } from '../start/slap-hand.tsx'
import '../../ui/style/page.css'
import '../../errors/error-screen.css'

/** The page of a transfer link. The link works once, so it is used only after a tap, not by a preview. */
export default function TransferPage({ token }: { readonly token: string }) {
  const { messages } = useI18n()
  const [isExpired, setExpired] = useState(false)
  const room = new URLSearchParams(location.search).get('room')
  usePageTitle(messages.members.transferPageTitle)
  if (isExpired) return <ErrorScreen kind="link-expired" />
  const accept = () =>
    api.acceptTransfer(token).then(
      () => navigate(room === null ? '/' : `/room/${encodeURIComponent(room)}`),
      () => setExpired(true),
    )
  return (
    <main className="error-screen">
      <SlapHand />
      <h1>{messages.members.transferPageTitle}</h1>
      <p>{messages.members.transferPageHint}</p>
      <button type="button" className="button" onClick={() => void accept()}>
        {messages.members.acceptTransfer}
      </button>
      <button type="button" className="chip" onClick={() => navigate('/')}>
        {messages.members.declineTransfer}
      </button>
    </main>
  )
}
