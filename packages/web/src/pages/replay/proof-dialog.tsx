import { FACT_MARKS, type RecordCheck } from '@slapwise/kernel'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import type { ReplayMessages } from '../../i18n/messages/replay.ts'
import { Dialog } from '../../table/panels/dialog.tsx'
import type { ReplayDialogProps } from './opened-replay.ts'
import { formatVerdict, judgeChecks, type ProofVerdict } from './proof-verdict.ts'
import { saveRecord } from './save-record.ts'
import './replay-dialog.css'

const CHECK_SIGNS: Readonly<Record<RecordCheck['result'], string>> = {
  proved: '✓',
  failed: '✗',
  unproved: '·',
}

/** A missing proof proves nothing, but is no sign of a change either. */
const resultOf = ({ result }: RecordCheck, verdict: ProofVerdict): RecordCheck['result'] =>
  verdict === 'unsure' && result === 'failed' ? 'unproved' : result

/** The checks of this match, the meaning of its marks, and the keys. */
export function ProofDialog({ timeline: { checks }, deal, record, players, onClose }: ReplayDialogProps) {
  const { messages } = useAfterMatchI18n()
  const { replay } = messages
  const verdict = judgeChecks(checks, deal)
  const { title, meaning } = formatVerdict(verdict, messages)
  const nameOf: NameOf = (seat) => players[seat].name
  return (
    <Dialog className="dialog-sheet replay-dialog" label={title} onClose={onClose}>
      {(close) => (
        <>
          {/* It gets the focus, so that a long dialog opens at its beginning. */}
          <h2 tabIndex={-1}>{title}</h2>
          <p>{meaning}</p>
          <ul className="proof-checks">
            {deal?.kind === 'violated' && (
              <li data-result="failed">
                <span aria-hidden="true">{CHECK_SIGNS.failed}</span>
                {messages.deal.unfairReasons[deal.violation]}
              </li>
            )}
            {checks
              .toSorted((a, b) => Number(b.result === 'failed') - Number(a.result === 'failed'))
              .map((check) => (
                <li key={JSON.stringify(check)} data-result={resultOf(check, verdict)}>
                  <span aria-hidden="true">{CHECK_SIGNS[resultOf(check, verdict)]}</span>
                  {formatCheck(check, replay, nameOf)}
                </li>
              ))}
          </ul>
          <ul className="mark-legend">
            {[...FACT_MARKS, 'mistake' as const].map((mark) => (
              <li key={mark}>
                <i data-mark={mark} />
                {replay.marks[mark]}
              </li>
            ))}
          </ul>
          <h3>{replay.keysTitle}</h3>
          <dl className="replay-keys">
            {replay.keys.map(([keys, effect]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
          <p className="replay-dialog-actions">
            <button type="button" className="button quiet" onClick={() => void saveRecord(record)}>
              {replay.save}
            </button>
            <button type="button" className="button" onClick={close}>
              {replay.close}
            </button>
          </p>
        </>
      )}
    </Dialog>
  )
}

type NameOf = (seat: number) => string

function formatCheck(check: RecordCheck, { proof }: ReplayMessages, nameOf: NameOf): string {
  const format = proof.checks[check.code] as (check: RecordCheck, name: NameOf) => string
  return format(check, nameOf)
}
