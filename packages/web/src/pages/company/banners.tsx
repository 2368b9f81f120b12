import type { RoomState } from '../../game/room/remote.ts'
import { useSpeech } from '../../words/index.tsx'
import './banners.css'

/** Why nothing happens, when the server cannot be reached. */
export function LineBanner({ state }: { readonly state: RoomState }) {
  const { words } = useSpeech()
  if (state.connection === 'open' && !state.isStopping) return null
  return (
    <p className="notice" role="status">
      {state.isStopping ? words.trouble.stopping : words.trouble.lost}
    </p>
  )
}
