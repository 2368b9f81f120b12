import type { DealVerdict } from '@slapwise/client/check-deal'
import { shortDigest } from '@slapwise/kernel'
import { useI18n } from '../../i18n/index.tsx'
import type { DealMessages } from '../../i18n/messages/deal.ts'
import './deal-verdict-note.css'

/** The result of the deal check, with details on a tap. */
export function DealVerdictNote({ verdict }: { readonly verdict: DealVerdict }) {
  const { messages } = useI18n()
  const { title, lines } = verdictText(verdict, messages.deal)
  return (
    <details className={`deal-note ${verdict.kind}`} open={verdict.kind === 'violated'}>
      <summary>{title}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {'digest' in verdict && (
        <p>
          {messages.deal.digestLabel} <code>{shortDigest(verdict.digest)}</code>
        </p>
      )}
    </details>
  )
}

function verdictText(
  verdict: DealVerdict,
  messages: DealMessages,
): { title: string; lines: readonly string[] } {
  switch (verdict.kind) {
    case 'fair': {
      const { unrevealedPlayers } = verdict
      const lines =
        unrevealedPlayers.length > 0
          ? [messages.fairExplanation, messages.leftOut(unrevealedPlayers)]
          : [messages.fairExplanation]
      return { title: messages.fair, lines }
    }
    case 'inconclusive':
      return { title: messages.unsure, lines: [messages.unsureReasons[verdict.doubt]] }
    case 'violated':
      return {
        title: messages.unfair,
        lines: [messages.unfairReasons[verdict.violation], messages.unfairWarning],
      }
    case 'unverifiable':
      return { title: messages.unknown, lines: [messages.unknownReasons[verdict.missing]] }
  }
}
