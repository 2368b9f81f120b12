import type { ReactNode } from 'react'
import { type Address, spelled } from '../game/room/use-address.ts'
import { BigScreenProvider } from '../table/big-screen.ts'
import { QrCode } from './qr-code.tsx'
import './couch.css'

interface Props {
  readonly code: string
  readonly address: Address | null
  readonly children: ReactNode
}

/** What a sofa looks at, and the way in for the next phone: by its camera, or typed, the address first and then the code. */
export const Couch = ({ code, address, children }: Props) => (
  <BigScreenProvider value={true}>
    <div className="couch">
      {children}
      <aside className="couch-door">
        {address && !address.isOnlyHere && (
          <>
            <QrCode text={`${address.origin}/room/${code}`} />
            <span>{spelled(address.origin)}</span>
          </>
        )}
        <strong>{code}</strong>
      </aside>
    </div>
  </BigScreenProvider>
)

const SOME_ADDRESS: Address = { origin: 'http://192.168.178.42:3000', isOnlyHere: false }

/** The same round a table that was laid out. */
export const StagedCouch = ({ children }: Pick<Props, 'children'>) => (
  <Couch code="bako-timu-rela-nopi" address={SOME_ADDRESS}>
    {children}
  </Couch>
)
