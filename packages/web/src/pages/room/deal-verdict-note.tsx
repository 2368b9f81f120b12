import type { DealVerdict } from '@slapwise/client/check-deal'
import { shortDigest } from '@slapwise/kernel'
import { useI18n } from '../../i18n/index.tsx'
import type { DealMessages } from '../../i18n/messages/deal.ts'
import './deal-verdict-note.css'

/** Whether the deal was fair, and on a tap what that means. */
export function DealVerdictNote({ verdict }: { readonly verdict: DealVerdict }) {
  const { messages: words } = useI18n()
  const { title, lines } = verdictText(verdict, words.deal)
  return (
    <details className={`deal-note ${verdict.kind}`} open={verdict.kind === 'violated'}>
      <summary>{title}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {'digest' in verdict && (
        <p>
          {words.deal.digestLabel} <code>{shortDigest(verdict.digest)}</code>
        </p>
      )}
    </details>
  )
}

function verdictText(verdict: DealVerdict, words: DealMessages): { title: string; lines: readonly string[] } {
  switch (verdict.kind) {
    case 'fair': {
      const { unrevealedPlayers: leftOut } = verdict
      const lines =
        leftOut.length > 0 ? [words.fairExplanation, words.leftOut(leftOut)] : [words.fairExplanation]
      return { title: words.fair, lines }
    }
    case 'inconclusive':
      return { title: words.unsure, lines: [words.unsureReasons[verdict.doubt]] }
    case 'violated':
      return { title: words.unfair, lines: [words.unfairReasons[verdict.violation], words.unfairWarning] }
    case 'unverifiable':
      return { title: words.unknown, lines: [words.unknownReasons[verdict.missing]] }
  }
}
