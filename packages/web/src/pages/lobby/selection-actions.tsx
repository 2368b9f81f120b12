import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useState } from 'react'
import { scrollIntoView } from '../../browser/scroll-into-view.ts'
import { GAME_ENTRIES } from '../../games/index.ts'
import { useI18n } from '../../i18n/index.tsx'
import { BotLevelChoice } from '../../kit/local/bot-level-choice.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { inksTakenBefore, playerInSeat } from '../../match-sources/room/remote-room-state.ts'
import { setPreferences } from '../../preferences/preferences.ts'
import { type Profile, ProfileFields } from '../choices/profile-fields.tsx'
import { ConfirmButton } from '../members/confirm-button.tsx'
import { SuggestedName } from './join-form.tsx'
import { RequestErrorText } from './request-error-text.tsx'
import { suggestFreeName } from './suggest-free-name.ts'

/** The selected member, or the bot in a seat. */
export interface LobbySelection {
  readonly member: number | null
  readonly seat: number | null
}

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
  readonly room: RoomView
  readonly selection: LobbySelection
  close(): void
}

/** Scrolls to the actions, because on phones they open below the edge of the window. */
const scrollToActions = (actions: HTMLElement | null) => scrollIntoView(actions, 'nearest')

/** Actions for the selected member; for this member, the profile form. */
export function SelectionActions(props: Props) {
  const { state, room, selection } = props
  const { member, seat } = selection
  if (member !== null && member === state.yourMember) return <OwnProfileForm {...props} yourMember={member} />
  const isStillThere = member === null ? room.seats[seat!].botLevel !== null : !room.members[member].hasLeft
  return isStillThere ? <OtherMemberActions {...props} /> : null
}

function OtherMemberActions({ remote, state, room, selection, close }: Props) {
  const { messages } = useI18n()
  const { member, seat } = selection
  const name = member === null ? playerInSeat(room, seat!).name : room.members[member].name
  const isHost = state.yourMember === room.host
  const isMuted = member !== null && state.mutedMembers.has(member)
  const after = (request: Promise<boolean>) => void request.then(close)
  return (
    <div className="paper-panel selection-actions" ref={scrollToActions}>
      <strong>{name}</strong>
      {member !== null && (
        <button type="button" className="chip" onClick={() => remote.setMuted(member, !isMuted)}>
          {isMuted ? messages.members.unmute(name) : messages.members.mute(name)}
        </button>
      )}
      {isHost && member !== null && (
        <button
          type="button"
          className="chip"
          onClick={() => after(remote.request({ type: 'make-host', member }))}
        >
          {messages.room.makeHost}
        </button>
      )}
      {isHost && member === null && (
        <BotLevelChoice
          game={GAME_ENTRIES[room.game].localOptions}
          level={room.seats[seat!].botLevel!}
          onChoose={(level) => void remote.request({ type: 'add-bot', seat: seat!, level })}
        />
      )}
      {isHost && member === null && (
        <button
          type="button"
          className="chip"
          onClick={() => after(remote.request({ type: 'remove-bot', seat: seat! }))}
        >
          {messages.room.remove}
        </button>
      )}
      {isHost && member !== null && (
        <ConfirmButton
          label={messages.room.remove}
          question={messages.room.confirmRemove(name)}
          cancelLabel={messages.room.cancelRemove}
          onConfirm={() => after(remote.request({ type: 'remove-member', member }))}
        />
      )}
    </div>
  )
}

function OwnProfileForm({
  remote,
  room,
  selection,
  yourMember,
  close,
}: Props & { readonly yourMember: number }) {
  const { messages } = useI18n()
  const [profile, setProfile] = useState<Profile>(room.members[yourMember])
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const rename = async ({ name, avatar }: Profile) => {
    const error = await remote.tryRequest({ type: 'rename', name: name.trim(), avatar })
    setProblem(error?.code ?? null)
    if (error) return
    setPreferences({ name: name.trim(), avatar })
    close()
  }
  return (
    <form
      className="paper-panel selection-actions own-profile-form"
      ref={scrollToActions}
      aria-label={messages.room.rename}
      onSubmit={(event) => {
        event.preventDefault()
        void rename(profile)
      }}
    >
      <ProfileFields
        profile={profile}
        takenInks={inksTakenBefore(room, yourMember)}
        onChange={setProfile}
        isRequired
      />
      <button type="submit" className="button">
        {messages.room.save}
      </button>
      {selection.seat !== null && (
        <button
          type="button"
          className="chip"
          onClick={() => void remote.request({ type: 'stand-up' }).then(close)}
        >
          {messages.room.standUp}
        </button>
      )}
      {problem && <RequestErrorText code={problem} />}
      {problem === 'name-taken' && (
        <SuggestedName
          name={suggestFreeName(room, profile.name)}
          onTake={(name) => void rename({ ...profile, name })}
        />
      )}
    </form>
  )
}
