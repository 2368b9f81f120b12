import type { SyntheticEvent } from 'react'
import { useI18n } from '../../i18n/index.tsx'

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

/** A link to copy by hand: without TLS, pages have no access to the clipboard. */
export function LinkField({ link }: { readonly link: string }) {
  const { messages } = useI18n()
  return (
    <label className="field">
      {/* Selects on click, too: Safari clears the selection when the finger is lifted. */}
      <input readOnly value={link} onFocus={selectAll} onClick={selectAll} />
      <small>{messages.room.copyByHand}</small>
    </label>
  )
}
