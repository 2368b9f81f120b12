import type { Verdict } from '@slapwise/client/check-deal'
import { spoken } from '@slapwise/kernel'
import { useSpeech } from '../../words/index.tsx'
import type { DealWords } from '../../words/lexicon/deal.ts'
import './deal-note.css'

/** Whether the deal was fair, and on a tap what that means. */
export function DealNote({ verdict }: { readonly verdict: Verdict }) {
  const { words } = useSpeech()
  const { title, lines } = saying(verdict, words.deal)
  return (
    <details className={`deal-note ${verdict.kind}`} open={verdict.kind === 'false'}>
      <summary>{title}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {'digest' in verdict && (
        <p>
          {words.deal.digest} <code>{spoken(verdict.digest)}</code>
        </p>
      )}
    </details>
  )
}

function saying(verdict: Verdict, words: DealWords): { title: string; lines: readonly string[] } {
  switch (verdict.kind) {
    case 'fair': {
      const { leftOut } = verdict
      const lines = leftOut.length > 0 ? [words.fairMeans, words.leftOut(leftOut)] : [words.fairMeans]
      return { title: words.fair, lines }
    }
    case 'unsure':
      return { title: words.unsure, lines: [words.because[verdict.because]] }
    case 'false':
      return { title: words.notFair, lines: [words.why[verdict.why], words.doNotTrust] }
    case 'unknown':
      return { title: words.unknown, lines: [words.unknownMeans[verdict.lacking]] }
  }
}
