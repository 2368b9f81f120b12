import { useState } from 'react'
import { navigate } from '../../browser/go.ts'
import { api } from '../../game/room/server.ts'
import { ErrorScreen } from '../../trouble/trouble.tsx'
import { useI18n } from '../../words/index.tsx'
import { SlapHand } from '../start/slap-hand.tsx'
import '../../look/style/page.css'
import '../../trouble/trouble.css'

/** Where a link leads that carries somebody to this device: only a tap uses it up, since it is good once. */
export default function TransferPage({ token }: { readonly token: string }) {
  const { messages: words } = useI18n()
  const [isExpired, setExpired] = useState(false)
  const room = new URLSearchParams(location.search).get('room')
  if (isExpired) return <ErrorScreen kind="expired" />
  const take = () =>
    api.acceptTransfer(token).then(
      () => navigate(room === null ? '/' : `/room/${encodeURIComponent(room)}`),
      () => setExpired(true),
    )
  return (
    <main className="trouble">
      <SlapHand />
      <h1>{words.members.transferPageTitle}</h1>
      <p>{words.members.transferPageHint}</p>
      <button type="button" className="button" onClick={() => void take()}>
        {words.members.acceptTransfer}
      </button>
      <button type="button" className="chip" onClick={() => navigate('/')}>
        {words.members.declineTransfer}
      </button>
    </main>
  )
}
