import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useState } from 'react'
import type { RemoteRoom } from '../../game/room/remote.ts'
import { prefer, preferences } from '../../preferences/preferences.ts'
import { Trouble } from '../../trouble/trouble.tsx'
import { useSpeech } from '../../words/index.tsx'
import { type Self, Who } from '../choices/who.tsx'
import { freeName } from './free-name.ts'
import { Problem } from './problem.tsx'
import { takeSeat } from './take-seat.ts'

/** Says who one is, and takes the first free seat. */
export function JoinForm({ remote, room }: { readonly remote: RemoteRoom; readonly room: RoomView }) {
  const { words } = useSpeech()
  const [self, setSelf] = useState<Self>(preferences.get())
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  if (room.isLocked) return <Trouble kind="locked" isPart />
  if (problem === 'room-full') return <Trouble kind="full" isPart />
  const join = async ({ name, avatar }: Self) => {
    prefer({ name: name.trim(), avatar })
    const refused = await remote.attempt({ type: 'join', name: name.trim(), avatar })
    setProblem(refused?.code ?? null)
    if (!refused) await takeSeat(remote, (seat) => ({ type: 'sit', seat }))
  }
  const callMe = (name: string) => {
    setSelf({ ...self, name })
    void join({ ...self, name })
  }
  return (
    <form
      className="slip join-form"
      onSubmit={(event) => {
        event.preventDefault()
        void join(self)
      }}
    >
      <h2>{words.room.joinFirst}</h2>
      <Who self={self} onChange={setSelf} isRequired />
      <button type="submit" className="button">
        {words.start.join}
      </button>
      {problem && <Problem code={problem} />}
      {problem === 'name-taken' && <OtherName name={freeName(room, self.name)} onTake={callMe} />}
    </form>
  )
}

/** A way out for who is called like somebody else. */
export function OtherName({ name, onTake }: { readonly name: string; onTake(name: string): void }) {
  const { words } = useSpeech()
  return (
    <button type="button" className="button second" onClick={() => onTake(name)}>
      {words.trouble.callMe(name)}
    </button>
  )
}
