import { MAX_NAME_LENGTH } from '@slapwise/protocol'
import { lazy, Suspense, useId, useState } from 'react'
import { useShellI18n } from '../../i18n/shell.tsx'
import { Avatar } from '../../ui/face/avatar.tsx'
import { faceForName, randomFace } from '../../ui/face/face.ts'
import type { PlayerInk } from '../../ui/print/inks.ts'
import './profile-fields.css'

const FaceChooser = lazy(() => import('./face-chooser.tsx'))

export interface Profile {
  readonly name: string
  readonly avatar: number | null
}

interface Props {
  readonly profile: Profile
  /** The colours of players who keep theirs. */
  readonly takenInks?: readonly PlayerInk[]
  readonly isRequired?: boolean
  onChange(profile: Profile): void
}

/** Fields for name and face. A tap on the face opens the chooser, the die rolls another face. */
export function ProfileFields({ profile, takenInks = [], isRequired, onChange }: Props) {
  const { messages } = useShellI18n()
  const [isChoosing, setChoosing] = useState(false)
  const chooserId = useId()
  const { chooseFace, anotherFace, yourName } = messages.start
  const face = faceForName(profile.name, profile.avatar)
  const changeFace = (avatar: number) => onChange({ ...profile, avatar })
  return (
    <div className="profile">
      <div className="profile-fields">
        <div className="profile-face">
          <button
            type="button"
            aria-label={chooseFace}
            title={chooseFace}
            aria-expanded={isChoosing}
            aria-controls={chooserId}
            onClick={() => setChoosing(!isChoosing)}
          >
            <Avatar key={profile.avatar} face={face} isBot={false} />
          </button>
          <button
            type="button"
            className="profile-dice"
            aria-label={anotherFace}
            title={anotherFace}
            onClick={() => changeFace(randomFace())}
          >
            <Dice />
          </button>
        </div>
        <label className="field">
          {yourName}
          <input
            value={profile.name}
            maxLength={MAX_NAME_LENGTH}
            required={isRequired}
            autoComplete="nickname"
            spellCheck="false"
            onChange={(event) => onChange({ ...profile, name: event.target.value })}
          />
        </label>
      </div>
      <div id={chooserId} hidden={!isChoosing}>
        {isChoosing && (
          <Suspense>
            <FaceChooser face={face} takenInks={takenInks} onChoose={changeFace} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

const Dice = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="3" y="3" width="18" height="18" rx="5" transform="rotate(-9 12 12)" />
    <g transform="rotate(-9 12 12)">
      <circle cx="8" cy="8" r="1.9" />
      <circle cx="16" cy="8" r="1.9" />
      <circle cx="12" cy="12" r="1.9" />
      <circle cx="8" cy="16" r="1.9" />
      <circle cx="16" cy="16" r="1.9" />
    </g>
  </svg>
)
