import { useState } from 'react'
import { go } from '../../browser/go.ts'
import { door } from '../../game/room/server.ts'
import { Trouble } from '../../trouble/trouble.tsx'
import { useSpeech } from '../../words/index.tsx'
import { SlapHand } from '../start/slap-hand.tsx'
import '../../look/style/page.css'
import '../../trouble/trouble.css'

/** Where a link leads that carries somebody to this device: only a tap uses it up, since it is good once. */
export default function CarryPage({ token }: { readonly token: string }) {
  const { words } = useSpeech()
  const [isExpired, setExpired] = useState(false)
  const room = new URLSearchParams(location.search).get('room')
  if (isExpired) return <Trouble kind="expired" />
  const take = () =>
    door.takeCarried(token).then(
      () => go(room === null ? '/' : `/room/${encodeURIComponent(room)}`),
      () => setExpired(true),
    )
  return (
    <main className="trouble">
      <SlapHand />
      <h1>{words.company.carried}</h1>
      <p>{words.company.carriedWhy}</p>
      <button type="button" className="button" onClick={() => void take()}>
        {words.company.carriedYes}
      </button>
      <button type="button" className="chip" onClick={() => go('/')}>
        {words.company.carriedNo}
      </button>
    </main>
  )
}
