import type { CSSProperties, ReactNode } from 'react'
import { type ServerAddress, stripScheme } from '../match-sources/room/use-server-address.ts'
import { BigScreenProvider } from '../table/big-screen.ts'
import { QrCode } from './qr-code.tsx'
import './big-screen.css'

interface Props {
  readonly code: string
  readonly address: ServerAddress | null
  readonly children: ReactNode
}

/** The frame of the big screen: the table, and how to join with a phone: a QR code, or the address and the room code. */
export const BigScreenFrame = ({ code, address, children }: Props) => (
  <BigScreenProvider value={true}>
    <div className="big-screen">
      {children}
      <aside className="big-screen-invitation">
        {address && (
          <>
            {!address.isLocalOnly && <QrCode text={`${address.origin}/room/${code}`} />}
            <span style={{ '--characters': stripScheme(address.origin).length } as CSSProperties}>
              {stripScheme(address.origin)}
            </span>
          </>
        )}
        <strong>{code}</strong>
      </aside>
    </div>
  </BigScreenProvider>
)

const SAMPLE_ADDRESS: ServerAddress = { origin: 'http://192.168.178.42:3000', isLocalOnly: false }

/** The frame of the big screen around a staged moment. */
export const StagedBigScreen = ({ children }: Pick<Props, 'children'>) => (
  <BigScreenFrame code="bako-timu-rela-nopi" address={SAMPLE_ADDRESS}>
    {children}
  </BigScreenFrame>
)
