import { MAX_NAME_LENGTH } from '@slapwise/protocol'
import { useShellI18n } from '../../i18n/shell.tsx'
import { Avatar } from '../../ui/face/avatar.tsx'
import { faceForName, randomFace } from '../../ui/face/face.ts'
import './profile-fields.css'

export interface Profile {
  readonly name: string
  readonly avatar: number | null
}

/** Fields for name and face. */
export function ProfileFields(props: {
  readonly profile: Profile
  onChange(profile: Profile): void
  readonly isRequired?: boolean
}) {
  const { profile, onChange } = props
  const { messages } = useShellI18n()
  return (
    <div className="profile-fields">
      <button
        type="button"
        className="profile-face"
        aria-label={messages.start.anotherFace}
        title={messages.start.anotherFace}
        onClick={() => onChange({ ...profile, avatar: randomFace() })}
      >
        <Avatar key={profile.avatar} face={faceForName(profile.name, profile.avatar)} isBot={false} />
        <Dice />
      </button>
      <label className="field">
        {messages.start.yourName}
        <input
          value={profile.name}
          maxLength={MAX_NAME_LENGTH}
          required={props.isRequired}
          autoComplete="nickname"
          spellCheck="false"
          onChange={(event) => onChange({ ...profile, name: event.target.value })}
        />
      </label>
    </div>
  )
}

const Dice = () => (
  <svg viewBox="0 0 24 24" className="profile-dice" aria-hidden="true">
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
