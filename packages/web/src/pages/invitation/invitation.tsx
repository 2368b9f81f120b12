import { useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import './invitation.css'
import { QrCode } from '../../big-screen/qr-code.tsx'
import { stripScheme, useServerAddress } from '../../match-sources/room/use-server-address.ts'
import { LinkField } from './link-field.tsx'

/** The link to a room as text and QR code. */
export function Invitation({ code }: { readonly code: string }) {
  const { messages } = useI18n()
  const address = useServerAddress()
  return (
    <>
      {address && (
        <ShareLink
          link={`${address.origin}/room/${code}`}
          hint={messages.room.shareHint}
          hasQrCode={!address.isLocalOnly}
        >
          {address.isLocalOnly ? messages.room.localAddressHint : messages.room.scanHint}
        </ShareLink>
      )}
      <a className="big-screen-link" href={`/room/${code}/table`} target="_blank" rel="noreferrer">
        {messages.members.openBigScreen}
      </a>
    </>
  )
}

interface Props {
  readonly link: string
  readonly hint: string
  /** False for a link that other devices cannot open, or that is too long to be scanned. */
  readonly hasQrCode?: boolean
  readonly children: string
}

/** A link with buttons to copy and share it, and its QR code. */
export function ShareLink({ link, hint, hasQrCode = true, children }: Props) {
  const { messages } = useI18n()
  const canCopy = 'clipboard' in navigator
  const [isCopied, setCopied] = useState(false)
  // If it is denied, the link is still visible.
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => {},
    )
  const share = () => void navigator.share({ title: 'Slapwise', url: link }).catch(() => {})
  return (
    <div className="share-link">
      {hasQrCode && <QrCode text={link} />}
      <div>
        <p>{hint}</p>
        {canCopy ? <code>{stripScheme(link)}</code> : <LinkField link={link} />}
        <p className="share-actions">
          {canCopy && (
            <button type="button" className="button quiet" onClick={copy}>
              {isCopied ? messages.room.copied : messages.room.copy}
            </button>
          )}
          {'share' in navigator && (
            <button type="button" className="button quiet" onClick={share}>
              {messages.room.shareLink}
            </button>
          )}
        </p>
        <small>{children}</small>
      </div>
    </div>
  )
}
