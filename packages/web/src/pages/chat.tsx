import { useState } from 'react'
import type { RemoteRoom, RoomState } from '../game/remote.ts'
import { useSpeech } from '../words/index.tsx'

/** What people say to each other; it never covers the hand. */
export function Chat({ remote, state }: { readonly remote: RemoteRoom; readonly state: RoomState }) {
  const { words } = useSpeech()
  const [text, setText] = useState('')
  const { room, chat, you } = state
  if (!room || you === null) return null
  const say = () => {
    if (text.trim() === '') return
    void remote.request({ type: 'chat', text: text.trim() })
    setText('')
  }
  return (
    <details className="chat">
      <summary>
        {words.room.chat} {chat.length > 0 && <b>{chat.length}</b>}
      </summary>
      <ol>
        {chat.map(({ member, text: said }, i) => (
          <li key={`${i} ${said}`}>
            <b>{room.members[member].name}</b> {said}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          say()
        }}
      >
        <input
          aria-label={words.room.chat}
          value={text}
          maxLength={280}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button second">
          {words.room.send}
        </button>
      </form>
    </details>
  )
}
