import type { SyntheticEvent } from 'react'
import { useI18n } from '../../i18n/index.tsx'

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

/** A link to copy by hand: without TLS, browsers let no page do it. */
export function LinkField({ link }: { readonly link: string }) {
  const { messages } = useI18n()
  return (
    <label className="field">
      {/* Safari drops what is selected at focus when the finger lifts. */}
      <input readOnly value={link} onFocus={selectAll} onClick={selectAll} />
      <small>{messages.room.copyByHand}</small>
    </label>
  )
}
