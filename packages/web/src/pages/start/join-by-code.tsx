import { parseRoomCode } from '@slapwise/protocol'
import { useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useShellI18n } from '../../i18n/shell.tsx'

/** Joins a room by its code or by a pasted link. */
export function JoinByCode({ onJoin }: { onJoin(): void }) {
  const { messages } = useShellI18n()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const join = () => {
    const code = parseRoomCode(text)
    setWrong(code === null)
    if (code === null) return
    onJoin()
    navigate(`/room/${code}`)
  }
  return (
    <form
      className="join-code"
      onSubmit={(event) => {
        event.preventDefault()
        join()
      }}
    >
      <label className="field">
        {messages.start.code}
        <input
          value={text}
          placeholder="bako-timu-rela-nopi"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck="false"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'code-problem' : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
        />
      </label>
      <button type="submit" className="button quiet">
        {messages.start.joinRoom}
      </button>
      {isWrong && (
        <p className="problem" id="code-problem" role="alert">
          {messages.start.invalidCode}
        </p>
      )}
    </form>
  )
}
