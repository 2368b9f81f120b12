import { GRIMACES } from '@slapwise/protocol'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { faceOfMember } from '../../match-sources/room/remote-room-state.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import { GrimaceIcon } from '../../ui/face/grimace-icon.tsx'
import './chat.css'

const MAX_CHAT_LENGTH = 280

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
  /** Called when the last line is visible. */
  onSeen?(): void
}

/** Chat and grimaces. */
export function Chat({ remote, state, onSeen }: Props) {
  if (state.yourMember === null) return null
  return (
    <section className="chat">
      <ChatLines state={state} onSeen={onSeen} />
      <GrimaceButtons remote={remote} />
      <ChatInput remote={remote} />
    </section>
  )
}

function ChatLines({ state, onSeen }: { readonly state: RemoteRoomState; readonly onSeen: Props['onSeen'] }) {
  const { messages } = useI18n()
  const list = useRef<HTMLOListElement>(null)
  const { room, chat, mutedMembers } = state
  const lines = chat.flatMap((line, i) => (mutedMembers.has(line.member) ? [] : [{ ...line, key: i }]))
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  useSeen(list, lines.length, onSeen)
  return (
    <ol ref={list} className="chat-lines" aria-live="polite">
      {lines.length === 0 && <li className="muted-text">{messages.members.noChatYet}</li>}
      {lines.map(({ key, member, text }) => {
        return (
          <li key={key} className={member === state.yourMember ? 'own' : undefined}>
            <Avatar face={faceOfMember(room!, member)} isBot={false} />
            <p>
              <b>{room!.members[member].name}</b> {text}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** Uses an intersection observer, because the drawer may be closed and the page hidden. */
function useSeen(list: React.RefObject<HTMLElement | null>, count: number, onSeen: Props['onSeen']): void {
  useEffect(() => {
    if (!list.current || !onSeen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen()
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [count])
}

function GrimaceButtons({ remote }: { readonly remote: RemoteRoom }) {
  const { messages } = useI18n()
  return (
    <div className="chat-grimaces">
      {GRIMACES.map((grimace) => (
        <button
          key={grimace}
          type="button"
          aria-label={messages.members.grimaces[grimace]}
          title={messages.members.grimaces[grimace]}
          onClick={() => void remote.request({ type: 'grimace', grimace })}
        >
          <GrimaceIcon grimace={grimace} />
        </button>
      ))}
    </div>
  )
}

function ChatInput({ remote }: { readonly remote: RemoteRoom }) {
  const { messages } = useI18n()
  const [text, setText] = useState('')
  const send = async () => {
    const line = text.trim()
    if (line === '') return
    setText('')
    if (!(await remote.request({ type: 'chat', text: line }))) setText(line)
  }
  return (
    <form
      className="chat-input field"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        aria-label={messages.members.chatPlaceholder}
        placeholder={messages.members.chatPlaceholder}
        value={text}
        maxLength={MAX_CHAT_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button second">
        {messages.members.sendChat}
      </button>
    </form>
  )
}
