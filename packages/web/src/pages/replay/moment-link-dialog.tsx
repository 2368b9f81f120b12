import { useI18n } from '../../i18n/index.tsx'
import type { ReplayMoment } from '../../match-sources/replay/replay-source.ts'
import { useServerAddress } from '../../match-sources/room/use-server-address.ts'
import { Dialog } from '../../table/panels/dialog.tsx'
import { ShareLink } from '../invitation/invitation.tsx'
import { formatMoment } from './moment-address.ts'

interface Props {
  readonly moment: ReplayMoment
  onClose(): void
}

/** The link to the moment that is shown, to copy or share. */
export function MomentLinkDialog({ moment, onClose }: Props) {
  const { replay } = useI18n().messages
  const address = useServerAddress()
  return (
    <Dialog className="dialog-sheet replay-dialog" label={replay.share} onClose={onClose}>
      {(close) => (
        <>
          <h2 tabIndex={-1}>{replay.share}</h2>
          {address && (
            <ShareLink
              link={`${address.origin}${location.pathname}${formatMoment(moment)}`}
              hint={replay.shareHint}
              isLocalOnly={address.isLocalOnly}
            >
              {replay.shareNote}
            </ShareLink>
          )}
          <p className="replay-dialog-actions">
            <button type="button" className="button" onClick={close}>
              {replay.close}
            </button>
          </p>
        </>
      )}
    </Dialog>
  )
}
