import { useEffect, useState } from 'react'
import { CardFace } from '../look/card.tsx'
import { LANGUAGES, type Language, useSpeech } from '../words/index.tsx'
import './pages.css'
import { go } from '../go.ts'
import { prefer, preferences } from '../preferences.ts'

interface Listing {
  readonly code: string
  readonly host: string
  readonly players: number
}

const FAN = [
  { colour: 'red', second: null, number: null, kind: { id: 'gift', family: 'single' } },
  { colour: 'yellow', second: null, number: 7, kind: { id: 'number', family: 'number' } },
  { colour: null, second: null, number: null, kind: { id: 'counterattack', family: 'open-wish' } },
  { colour: 'blue', second: null, number: null, kind: { id: 'skip', family: 'single' } },
] as const

/** Everything starts here: one tap to play, one to open a room, a code to join. */
export function StartPage() {
  const { words } = useSpeech()
  const [name, setName] = useState(preferences.get().name)
  const [code, setCode] = useState('')
  const [rooms, setRooms] = useState<readonly Listing[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void fetch('/api/rooms')
      .then((response) => response.json())
      .then((body: { rooms: readonly Listing[] }) => setRooms(body.rooms))
      .catch(() => {})
  }, [])
  const keep = () => prefer({ name: name.trim() })
  const openRoom = async () => {
    keep()
    const response = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: name.trim() || 'Host' }),
    })
    const body = await response.json()
    if (response.ok) go(`/room/${body.code}`)
    else setProblem(body.error.message)
  }
  return (
    <main className="page start">
      <div className="fan" aria-hidden="true">
        {FAN.map((print) => (
          <CardFace key={print.kind.id} print={print} />
        ))}
      </div>
      <h1>Slapwise</h1>
      <p className="tagline">{words.start.tagline}</p>
      <label>
        {words.start.yourName}
        <input value={name} maxLength={24} onChange={(event) => setName(event.target.value)} />
      </label>
      <div className="ways">
        <button
          type="button"
          className="button"
          onClick={() => {
            keep()
            go('/play')
          }}
        >
          {words.start.playNow}
        </button>
        <button type="button" className="button second" onClick={() => void openRoom()}>
          {words.start.openRoom}
        </button>
      </div>
      <form
        className="join"
        onSubmit={(event) => {
          event.preventDefault()
          keep()
          if (code.trim()) go(`/room/${code.trim().toLowerCase()}`)
        }}
      >
        <label>
          {words.start.code}
          <input
            value={code}
            placeholder="bako-timu"
            autoCapitalize="none"
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        <button type="submit" className="button quiet">
          {words.start.join}
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      <h2>{words.start.publicRooms}</h2>
      {rooms.length === 0 && <p className="faint">{words.start.noRooms}</p>}
      <ul className="rooms">
        {rooms.map((room) => (
          <li key={room.code}>
            <button type="button" className="button quiet" onClick={() => go(`/room/${room.code}`)}>
              {room.host} · {room.players}
            </button>
          </li>
        ))}
      </ul>
      <footer>
        <a href="/design">{words.start.everyCard}</a>
        <LanguageSwitch />
      </footer>
    </main>
  )
}

function LanguageSwitch() {
  const { language, speak } = useSpeech()
  return (
    <span className="languages">
      {(Object.keys(LANGUAGES) as Language[]).map((code) => (
        <button key={code} type="button" aria-pressed={code === language} onClick={() => speak(code)}>
          {code.toUpperCase()}
        </button>
      ))}
    </span>
  )
}
