import type { ErrorCode } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'

/** The message of a failed request, next to its button. */
export function RequestErrorText({ code }: { readonly code: ErrorCode }) {
  const { messages } = useI18n()
  return (
    <p className="problem" role="alert">
      {messages.requestErrors.byErrorCode[code] ?? messages.requestErrors.unknownError}
    </p>
  )
}
