import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import './connection-banner.css'

/** Shown while there is no connection to the server. */
export function ConnectionBanner({ state }: { readonly state: RemoteRoomState }) {
  const { messages } = useI18n()
  if (state.connection === 'open' && !state.isStopping) return null
  return (
    <p className="notice" role="status">
      {state.isStopping ? messages.errors.serverRestarting : messages.errors.connectionLost}
    </p>
  )
}
