import type { RoomState } from '../../game/room/remote.ts'
import { useI18n } from '../../words/index.tsx'
import './banners.css'

/** Why nothing happens, when the server cannot be reached. */
export function ConnectionBanner({ state }: { readonly state: RoomState }) {
  const { messages: words } = useI18n()
  if (state.connection === 'open' && !state.isStopping) return null
  return (
    <p className="notice" role="status">
      {state.isStopping ? words.errors.serverRestarting : words.errors.connectionLost}
    </p>
  )
}
