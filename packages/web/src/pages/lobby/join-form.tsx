import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useState } from 'react'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { inksTakenBefore } from '../../match-sources/room/remote-room-state.ts'
import { preferences, setPreferences } from '../../preferences/preferences.ts'
import { type Profile, ProfileFields } from '../choices/profile-fields.tsx'
import { RequestErrorText } from './request-error-text.tsx'
import { suggestFreeName } from './suggest-free-name.ts'
import { takeFirstFreeSeat } from './take-first-free-seat.ts'

/** Asks for name and face, joins the room and takes the first free seat. */
export function JoinForm({ remote, room }: { readonly remote: RemoteRoom; readonly room: RoomView }) {
  const { messages } = useI18n()
  const [profile, setProfile] = useState<Profile>(preferences.get())
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  if (room.isLocked) return <ErrorScreen kind="room-locked" isPart />
  if (problem === 'room-full') return <ErrorScreen kind="room-full" isPart />
  const join = async ({ name, avatar }: Profile) => {
    setPreferences({ name: name.trim(), avatar })
    const error = await remote.tryRequest({ type: 'join', name: name.trim(), avatar })
    setProblem(error?.code ?? null)
    if (!error) await takeFirstFreeSeat(remote, (seat) => ({ type: 'sit', seat }))
  }
  const joinAs = (name: string) => {
    setProfile({ ...profile, name })
    void join({ ...profile, name })
  }
  return (
    <form
      className="paper-panel join-form"
      onSubmit={(event) => {
        event.preventDefault()
        void join(profile)
      }}
    >
      <h2>{messages.room.joinTitle}</h2>
      <ProfileFields
        profile={profile}
        takenInks={inksTakenBefore(room, null)}
        onChange={setProfile}
        isRequired
      />
      <button type="submit" className="button">
        {messages.start.joinRoom}
      </button>
      {problem && <RequestErrorText code={problem} />}
      {problem === 'name-taken' && (
        <SuggestedName name={suggestFreeName(room, profile.name)} onTake={joinAs} />
      )}
    </form>
  )
}

/** A button that joins with another name if the entered one is taken. */
export function SuggestedName({ name, onTake }: { readonly name: string; onTake(name: string): void }) {
  const { messages } = useI18n()
  return (
    <button type="button" className="button second" onClick={() => onTake(name)}>
      {messages.requestErrors.useSuggestedName(name)}
    </button>
  )
}
