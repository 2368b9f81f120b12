import { Suspense, useState } from 'react'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import { Dialog } from '../../table/panels/dialog.tsx'
import type { OpenedReplay } from './opened-replay.ts'
import { listActions, type ReplayAction, verdictOf } from './replay-action-list.ts'
import { ReplayIcon } from './replay-icon.tsx'

/** The buttons of the actions used most, a menu with words for the others, and the open dialog. */
export function ReplayActions(replay: OpenedReplay) {
  const { messages } = useAfterMatchI18n()
  const [open, setOpen] = useState<ReplayAction | 'menu' | null>(null)
  const close = () => setOpen(null)
  const openMenu = () => {
    replay.source.pause()
    setOpen('menu')
  }
  const choose = (action: ReplayAction) => {
    replay.source.pause()
    setOpen('Dialog' in action ? action : null)
    if ('act' in action) action.act(replay)
  }
  return (
    <div className="replay-actions">
      {listActions(replay, 'bar').map((action) => (
        <button
          key={action.id}
          type="button"
          className={`replay-${action.id}`}
          data-verdict={action.id === 'proof' ? verdictOf(replay) : undefined}
          aria-label={action.name(messages, replay)}
          title={action.name(messages, replay)}
          onClick={() => choose(action)}
        >
          <ReplayIcon d={action.icon(replay)} isLine />
        </button>
      ))}
      <button
        type="button"
        className="replay-more"
        aria-label={messages.replay.more}
        title={messages.replay.more}
        onClick={openMenu}
      >
        <ReplayIcon d="M3 10h4v4H3ZM10 10h4v4h-4ZM17 10h4v4h-4Z" />
      </button>
      {open === 'menu' && (
        <Dialog className="dialog-sheet replay-menu" label={messages.replay.more} onClose={close}>
          {() =>
            listActions(replay, 'menu').map((action) => (
              <button key={action.id} type="button" onClick={() => choose(action)}>
                <ReplayIcon d={action.icon(replay)} isLine />
                {action.name(messages, replay)}
              </button>
            ))
          }
        </Dialog>
      )}
      {open !== null && open !== 'menu' && 'Dialog' in open && (
        <Suspense>
          <open.Dialog {...replay} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
