import { createPreferenceStore } from '../../../preferences/preferences.ts'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { Gist } from './gist.tsx'
import './introduction.css'

/** Whether the game has been introduced on this device. */
const introduction = createPreferenceStore<{ readonly isBoardIntroduced: boolean }>({
  isBoardIntroduced: [false, (value) => typeof value === 'boolean'],
})

/** The game in five sentences, before the first turn of the first match on this device. The rules page has them, too. */
export function Introduction() {
  const { state } = useBoardTable()
  const messages = useBoardMessages()
  const { isBoardIntroduced } = introduction.use()
  const { own, table } = state.match
  const isStaged = state.stageStep === undefined
  const isBeginning = table.round === 1 && table.phase === 'setting-up'
  if (isBoardIntroduced || isStaged || own.seat === null || !isBeginning) return null
  return (
    <Dialog
      className="dialog-sheet introduction"
      label={messages.rules.title}
      onClose={() => introduction.update({ isBoardIntroduced: true })}
    >
      {(close) => (
        <>
          <h2>{messages.rules.title}</h2>
          <Gist />
          <button type="button" className="button" onClick={close}>
            {messages.table.startPlaying}
          </button>
          <small>{messages.table.introductionNote}</small>
        </>
      )}
    </Dialog>
  )
}
