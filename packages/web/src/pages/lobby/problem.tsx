import type { ErrorCode } from '@slapwise/protocol'
import { useSpeech } from '../../words/index.tsx'

/** Why something was not done, where it was tried. */
export function Problem({ code }: { readonly code: ErrorCode }) {
  const { words } = useSpeech()
  return (
    <p className="problem" role="alert">
      {words.trouble.refused[code] ?? words.trouble.anything}
    </p>
  )
}
