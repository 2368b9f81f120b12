import { useState } from 'react'
import { Setting } from '../../../kit/settings/parts.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useBoardWords } from '../words/index.ts'
import type { ReadBoard } from './read-board.ts'
import { useBoardSettings } from './use-board-settings.ts'

/** Nobody reads more at once. */
const MOST_FLAWS = 4

/** A board of the host's own, from a file or pasted: read here, so that it is said at once what is wrong with it. */
export function OwnBoard() {
  const words = useBoardWords()
  const { language } = useSpeech()
  const { settings, isHost, change } = useBoardSettings()
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<Exclude<ReadBoard, { board: unknown }> | null>(null)
  const said = words.settings.ownBoard
  const isOwn = typeof settings.board !== 'string'
  if (!isHost) return null
  const use = async (written: string) => {
    // What judges a file is large, and few bring one.
    const { readBoard } = await import('./read-board.ts')
    const read = readBoard(written, language)
    if (read !== 'no-json' && 'board' in read) {
      setTrouble(null)
      void change({ board: read.board })
    } else setTrouble(read)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    const written = await file.text()
    setText(written)
    await use(written)
  }
  return (
    <Setting id="ownBoard" name={said.name} line={said.line}>
      <div className={`own-board ${isOwn ? 'in-use' : ''}`}>
        <label className="field">
          {said.choose}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
        <label className="field">
          {said.paste}
          <textarea
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="button" className="chip" disabled={text.trim() === ''} onClick={() => void use(text)}>
          {said.use}
        </button>
        <Flaws trouble={trouble} />
      </div>
    </Setting>
  )
}

function Flaws({ trouble }: { readonly trouble: Exclude<ReadBoard, { board: unknown }> | null }) {
  const said = useBoardWords().settings.ownBoard
  if (trouble === null) return null
  const lines =
    trouble === 'no-json'
      ? [said.notJson]
      : trouble.flaws.slice(0, MOST_FLAWS).map(({ where, what }) => said.flaw(where, what))
  return (
    <ul className="problem" role="alert">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
