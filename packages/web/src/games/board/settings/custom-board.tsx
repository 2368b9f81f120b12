import { useState } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { Setting } from '../../../kit/settings/setting-controls.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import type { BoardFileResult } from './parse-board-file.ts'
import { useBoardSettings } from './use-board-settings.ts'

const MAX_SHOWN_ISSUES = 4

/** A custom board, from a file or pasted text. It is validated here, so that issues are shown at once. */
export function CustomBoard() {
  const messages = useBoardMessages()
  const { language } = useI18n()
  const { settings, isReadOnly, changeSettings } = useBoardSettings()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<Exclude<BoardFileResult, { board: unknown }> | null>(null)
  const texts = messages.settings.customBoard
  const isCustom = typeof settings.board !== 'string'
  if (isReadOnly) return null
  const applyFile = async (fileText: string) => {
    // Loaded on demand: the validation is large and rarely needed.
    const { parseBoardFile } = await import('./parse-board-file.ts')
    const parsed = parseBoardFile(fileText, language)
    if (parsed !== 'invalid-json' && 'board' in parsed) {
      setFailure(null)
      void changeSettings({ board: parsed.board })
    } else setFailure(parsed)
  }
  const openFile = async (file: File | undefined) => {
    if (!file) return
    const fileText = await file.text()
    setText(fileText)
    await applyFile(fileText)
  }
  return (
    <Setting id="ownBoard" name={texts.name} description={texts.description}>
      <div className={`custom-board ${isCustom ? 'in-use' : ''}`}>
        <label className="field">
          {texts.choose}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void openFile(target.files?.[0])}
          />
        </label>
        <label className="field">
          {texts.paste}
          <textarea
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button
          type="button"
          className="chip"
          disabled={text.trim() === ''}
          onClick={() => void applyFile(text)}
        >
          {texts.use}
        </button>
        <BoardIssues failure={failure} />
      </div>
    </Setting>
  )
}

function BoardIssues({ failure }: { readonly failure: Exclude<BoardFileResult, { board: unknown }> | null }) {
  const texts = useBoardMessages().settings.customBoard
  if (failure === null) return null
  const lines =
    failure === 'invalid-json'
      ? [texts.notJson]
      : failure.issues.slice(0, MAX_SHOWN_ISSUES).map(({ path, message }) => texts.issue(path, message))
  return (
    <ul className="problem" role="alert">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
