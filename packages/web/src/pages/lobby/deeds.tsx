import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useState } from 'react'
import { scrollTo } from '../../browser/scroll-to.ts'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { personIn } from '../../game/room/room-state.ts'
import { GAMES } from '../../games/index.ts'
import { LevelChoice } from '../../kit/local/level-choice.tsx'
import { prefer } from '../../preferences/preferences.ts'
import { useSpeech } from '../../words/index.tsx'
import { type Self, Who } from '../choices/who.tsx'
import { AskFirst } from '../company/ask-first.tsx'
import { freeName } from './free-name.ts'
import { OtherName } from './join-form.tsx'
import { Problem } from './problem.tsx'

/** Somebody who was tapped on: a member, or the bot in a seat. */
export interface Chosen {
  readonly member: number | null
  readonly seat: number | null
}

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly room: RoomView
  readonly chosen: Chosen
  close(): void
}

/** On a phone they unfold below the edge of the window. */
const showDeeds = (deeds: HTMLElement | null) => scrollTo(deeds, 'nearest')

/** What can be done to somebody, or to oneself. */
export function Deeds(props: Props) {
  const { state, room, chosen } = props
  const { member, seat } = chosen
  if (member !== null && member === state.you) return <OwnDeeds {...props} you={member} />
  const isStillThere = member === null ? room.seats[seat!].bot !== null : !room.members[member].hasLeft
  return isStillThere ? <OthersDeeds {...props} /> : null
}

function OthersDeeds({ remote, state, room, chosen, close }: Props) {
  const { words } = useSpeech()
  const { member, seat } = chosen
  const name = member === null ? personIn(room, seat!).name : room.members[member].name
  const isHost = state.you === room.host
  const isMuted = member !== null && state.muted.has(member)
  const after = (deed: Promise<boolean>) => void deed.then(close)
  return (
    <div className="slip deeds" ref={showDeeds}>
      <strong>{name}</strong>
      {member !== null && (
        <button type="button" className="chip" onClick={() => remote.mute(member, !isMuted)}>
          {isMuted ? words.company.unmute(name) : words.company.mute(name)}
        </button>
      )}
      {isHost && member !== null && (
        <button
          type="button"
          className="chip"
          onClick={() => after(remote.request({ type: 'make-host', member }))}
        >
          {words.room.makeHost}
        </button>
      )}
      {isHost && member === null && (
        <LevelChoice
          game={GAMES[room.game]}
          level={room.seats[seat!].bot!}
          onChoose={(level) => void remote.request({ type: 'add-bot', seat: seat!, level })}
        />
      )}
      {isHost && member === null && (
        <button
          type="button"
          className="chip"
          onClick={() => after(remote.request({ type: 'remove-bot', seat: seat! }))}
        >
          {words.room.remove}
        </button>
      )}
      {isHost && member !== null && (
        <AskFirst
          label={words.room.remove}
          question={words.room.removeSure(name)}
          no={words.room.letStay}
          onYes={() => after(remote.request({ type: 'remove', member }))}
        />
      )}
    </div>
  )
}

function OwnDeeds({ remote, room, chosen, you, close }: Props & { readonly you: number }) {
  const { words } = useSpeech()
  const [self, setSelf] = useState<Self>(room.members[you])
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const rename = async ({ name, avatar }: Self) => {
    const refused = await remote.attempt({ type: 'rename', name: name.trim(), avatar })
    setProblem(refused?.code ?? null)
    if (refused) return
    prefer({ name: name.trim(), avatar })
    close()
  }
  return (
    <form
      className="slip deeds own-deeds"
      ref={showDeeds}
      aria-label={words.room.rename}
      onSubmit={(event) => {
        event.preventDefault()
        void rename(self)
      }}
    >
      <Who self={self} onChange={setSelf} isRequired />
      <button type="submit" className="button">
        {words.room.keep}
      </button>
      {chosen.seat !== null && (
        <button
          type="button"
          className="chip"
          onClick={() => void remote.request({ type: 'stand' }).then(close)}
        >
          {words.room.stand}
        </button>
      )}
      {problem && <Problem code={problem} />}
      {problem === 'name-taken' && (
        <OtherName name={freeName(room, self.name)} onTake={(name) => void rename({ ...self, name })} />
      )}
    </form>
  )
}
