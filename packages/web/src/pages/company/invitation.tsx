import { useState } from 'react'
import { useSpeech } from '../../words/index.tsx'
import './invitation.css'
import { LinkField } from './link-field.tsx'
import { QrCode } from './qr-code.tsx'

/** The link to a room, for friends far away and on the same sofa. */
export function Invitation({ code }: { readonly code: string }) {
  const { words } = useSpeech()
  return (
    <>
      <ShareLink link={`${location.origin}/room/${code}`} hint={words.room.share}>
        {words.room.scan}
      </ShareLink>
      <a className="big-screen" href={`/room/${code}/table`} target="_blank" rel="noreferrer">
        {words.company.bigScreen}
      </a>
    </>
  )
}

interface Props {
  readonly link: string
  readonly hint: string
  readonly children: string
}

/** A link with all the ways to hand it on. */
export function ShareLink({ link, hint, children }: Props) {
  const { words } = useSpeech()
  const canCopy = 'clipboard' in navigator
  const [isCopied, setCopied] = useState(false)
  // Whoever is refused either still sees the link.
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => {},
    )
  const share = () => void navigator.share({ title: 'Slapwise', url: link }).catch(() => {})
  return (
    <div className="share">
      <QrCode text={link} />
      <div>
        <p>{hint}</p>
        {canCopy ? <code>{link.replace(/^https?:\/\//, '')}</code> : <LinkField link={link} />}
        <p className="share-ways">
          {canCopy && (
            <button type="button" className="button quiet" onClick={copy}>
              {isCopied ? words.room.copied : words.room.copy}
            </button>
          )}
          {'share' in navigator && (
            <button type="button" className="button quiet" onClick={share}>
              {words.room.send}
            </button>
          )}
        </p>
        <small>{children}</small>
      </div>
    </div>
  )
}
