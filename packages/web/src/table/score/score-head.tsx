import { useI18n } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { formatRemark } from '../expressions/remark-lines.ts'
import { remarkOnRound } from '../expressions/remarks.ts'
import { PlayerFace } from '../faces/player-face.tsx'
import { isMatchOver } from './is-match-over.ts'
import { Confetti } from './score-confetti.tsx'
import './score-poster.css'

interface Props {
  readonly state: TableState
  readonly title: string
  readonly kicker: string | null
  readonly reasons: readonly string[]
}

/** Why the round or the match is over, in large type; a poster for the winners. */
export function ScoreHead({ state, title, kicker, reasons }: Props) {
  const isShared = state.match.table.winners.length > 1
  return (
    <header className={`score-head ${isShared ? 'shared-win' : ''}`}>
      {isMatchOver(state) && <Confetti />}
      {isMatchOver(state) && <Winners state={state} />}
      {kicker !== null && <small>{kicker}</small>}
      <h2 id="score-title">{title}</h2>
      {reasons.map((reason) => (
        <p key={reason} className="score-reason">
          {reason}
        </p>
      ))}
      {!isMatchOver(state) && <RoundRemark state={state} />}
    </header>
  )
}

function Winners({ state }: Pick<Props, 'state'>) {
  return (
    <div className="score-winners">
      {state.match.table.winners.map((seat) => (
        <PlayerFace key={seat} seat={seat} />
      ))}
    </div>
  )
}

/** A remark of the bot that did best. */
function RoundRemark({ state }: Pick<Props, 'state'>) {
  const { language } = useI18n()
  const { botRemarks } = usePreferences()
  const remark = botRemarks ? remarkOnRound(state) : null
  return (
    remark && (
      <p className="score-remark">
        <PlayerFace seat={remark.seat} mood="cheer" />
        <q>{formatRemark(remark, language)}</q>
      </p>
    )
  )
}
