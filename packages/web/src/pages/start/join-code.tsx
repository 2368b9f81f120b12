import { useState } from 'react'
import { go } from '../../browser/go.ts'
import { useSpeech } from '../../words/index.tsx'
import { readCode } from '../room/read-code.ts'

/** A code that somebody has said, or a link that somebody has sent. */
export function JoinCode({ onJoin }: { onJoin(): void }) {
  const { words } = useSpeech()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const join = () => {
    const code = readCode(text)
    setWrong(code === null)
    if (code === null) return
    onJoin()
    go(`/room/${code}`)
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
        {words.start.code}
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
        {words.start.join}
      </button>
      {isWrong && (
        <p className="problem" id="code-problem" role="alert">
          {words.start.noSuchCode}
        </p>
      )}
    </form>
  )
}
