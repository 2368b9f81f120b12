import { GRIMACES } from '@slapwise/protocol'
import { useEffect, useRef, useState } from 'react'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { faceOfMember } from '../../game/room/room-state.ts'
import { Avatar } from '../../look/face/avatar.tsx'
import { GrimaceFace } from '../../look/face/grimace-face.tsx'
import { useSpeech } from '../../words/index.tsx'
import './chat.css'

const LONGEST_LINE = 280

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
  /** Called when the last line is in view. */
  onSeen?(): void
}

/** What people say to each other, and the faces they pull. */
export function Chat({ remote, state, onSeen }: Props) {
  if (state.you === null) return null
  return (
    <section className="chat">
      <Lines state={state} onSeen={onSeen} />
      <Faces remote={remote} />
      <Say remote={remote} />
    </section>
  )
}

function Lines({ state, onSeen }: { readonly state: RoomState; readonly onSeen: Props['onSeen'] }) {
  const { words } = useSpeech()
  const list = useRef<HTMLOListElement>(null)
  const { room, chat, muted } = state
  const lines = chat.flatMap((line, i) => (muted.has(line.member) ? [] : [{ ...line, key: i }]))
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  useSeen(list, lines.length, onSeen)
  return (
    <ol ref={list} className="chat-lines" aria-live="polite">
      {lines.length === 0 && <li className="faint">{words.company.silence}</li>}
      {lines.map(({ key, member, text }) => {
        return (
          <li key={key} className={member === state.you ? 'own' : undefined}>
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

/** The drawer may be closed, or another page in front: only what is in view is seen. */
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

function Faces({ remote }: { readonly remote: RemoteRoom }) {
  const { words } = useSpeech()
  return (
    <div className="chat-faces">
      {GRIMACES.map((grimace) => (
        <button
          key={grimace}
          type="button"
          aria-label={words.company.grimaces[grimace]}
          title={words.company.grimaces[grimace]}
          onClick={() => void remote.request({ type: 'grimace', grimace })}
        >
          <GrimaceFace grimace={grimace} />
        </button>
      ))}
    </div>
  )
}

function Say({ remote }: { readonly remote: RemoteRoom }) {
  const { words } = useSpeech()
  const [text, setText] = useState('')
  const say = async () => {
    const line = text.trim()
    if (line === '') return
    setText('')
    if (!(await remote.request({ type: 'chat', text: line }))) setText(line)
  }
  return (
    <form
      className="chat-say field"
      onSubmit={(event) => {
        event.preventDefault()
        void say()
      }}
    >
      <input
        aria-label={words.company.chat}
        placeholder={words.company.chat}
        value={text}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button second">
        {words.company.say}
      </button>
    </form>
  )
}
