import { useEffect, useState } from 'react'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import { formatMoment } from '../../match-sources/replay/format-moment.ts'
import { encodeRecordLink } from '../../match-sources/replay/record-link.ts'
import { useServerAddress } from '../../match-sources/room/use-server-address.ts'
import { Dialog } from '../../table/panels/dialog.tsx'
import { ShareLink } from '../invitation/invitation.tsx'
import type { OpenedReplay, ReplayDialogProps } from './opened-replay.ts'
import { saveRecord } from './save-record.ts'
import './replay-dialog.css'

/** The link to the moment that is shown, to copy or share. */
export function MomentLinkDialog(props: ReplayDialogProps) {
  const { source, record, origin, onClose } = props
  const { replay, room } = useAfterMatchI18n().messages
  const address = useServerAddress()
  const target = useLinkTarget(props)
  const isInRoom = origin.kind === 'room'
  const note = isInRoom ? replay.shareNote : replay.shareNoteWithMatch
  return (
    <Dialog className="dialog-sheet replay-dialog" label={replay.share} onClose={onClose}>
      {(close) => (
        <>
          <h2 tabIndex={-1}>{replay.share}</h2>
          {target === 'too-long' && <p role="alert">{replay.tooLongForLink}</p>}
          {address && target !== null && target !== 'too-long' && (
            <ShareLink
              link={`${address.origin}${target.path}${formatMoment(source.controls.get())}${target.fragment}`}
              hint={replay.shareHint}
              hasQrCode={isInRoom && !address.isLocalOnly}
            >
              {address.isLocalOnly ? room.localAddressHint : note}
            </ShareLink>
          )}
          <p className="replay-dialog-actions">
            {target === 'too-long' && (
              <button type="button" className="button quiet" onClick={() => void saveRecord(record)}>
                {replay.save}
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              {replay.close}
            </button>
          </p>
        </>
      )}
    </Dialog>
  )
}

interface LinkTarget {
  readonly path: string
  /** The whole match, unless the server has it. */
  readonly fragment: string
}

/** Null until the match is encoded. */
function useLinkTarget({ origin, record }: OpenedReplay): LinkTarget | 'too-long' | null {
  const [fragment, setFragment] = useState<string | 'too-long' | null>(null)
  const isInRoom = origin.kind === 'room'
  useEffect(() => {
    if (!isInRoom) void encodeRecordLink(record).then((encoded) => setFragment(encoded ?? 'too-long'))
  }, [isInRoom, record])
  if (isInRoom) return { path: location.pathname, fragment: '' }
  return fragment === null || fragment === 'too-long' ? fragment : { path: '/replay', fragment }
}
