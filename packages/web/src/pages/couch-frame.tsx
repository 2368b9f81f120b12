import type { ReactNode } from 'react'
import { BigScreenProvider } from '../table/big-screen.ts'
import { QrCode } from './company/qr-code.tsx'
import './couch.css'

interface Props {
  readonly code: string
  readonly children: ReactNode
}

/** What a sofa looks at, and the way in for the next phone. */
export const Couch = ({ code, children }: Props) => (
  <BigScreenProvider value={true}>
    <div className="couch">
      {children}
      <aside className="couch-door">
        <QrCode text={`${location.origin}/room/${code}`} />
        <strong>{code}</strong>
      </aside>
    </div>
  </BigScreenProvider>
)
