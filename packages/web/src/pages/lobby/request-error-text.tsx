import type { ErrorCode } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'

/** Why something was not done, where it was tried. */
export function RequestErrorText({ code }: { readonly code: ErrorCode }) {
  const { messages } = useI18n()
  return (
    <p className="problem" role="alert">
      {messages.errors.byErrorCode[code] ?? messages.errors.unknownError}
    </p>
  )
}
