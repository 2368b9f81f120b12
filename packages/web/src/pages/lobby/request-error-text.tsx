import type { ErrorCode } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'

/** Why something was not done, where it was tried. */
export function RequestErrorText({ code }: { readonly code: ErrorCode }) {
  const { messages: words } = useI18n()
  return (
    <p className="problem" role="alert">
      {words.errors.byErrorCode[code] ?? words.errors.unknownError}
    </p>
  )
}
