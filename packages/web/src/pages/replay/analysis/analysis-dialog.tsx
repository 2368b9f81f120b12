import type { MatchRecord, Seat } from '@slapwise/kernel'
import { useState } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import type { AnalysisUpdate } from '../../../match-sources/analysis/analysis-update.ts'
import type { TablePlayer } from '../../../match-sources/table-source.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import { AccountTable } from './account-table.tsx'
import { ChanceChart } from './chance-chart.tsx'
import { MomentList } from './moment-list.tsx'
import { formatSummary } from './summary.ts'
import { useAnalysis } from './use-analysis.ts'
import './analysis-dialog.css'

interface Props {
  readonly record: MatchRecord
  readonly players: readonly TablePlayer[]
  /** The player who looks; null if they did not play. */
  readonly ownSeat: Seat | null
  readonly index: number
  onMove(index: number): void
  onClose(): void
}

/** Was that luck? Chances over the match, where each result comes from, and what could have been done better. */
export function AnalysisDialog({ record, players, ownSeat, index, onMove, onClose }: Props) {
  const { messages, language } = useI18n()
  const texts = messages.analysis
  const [seat, setSeat] = useState(
    ownSeat ??
      Math.max(
        0,
        players.findIndex(({ isBot }) => !isBot),
      ),
  )
  const { mildNames } = usePreferences()
  const { update, isRunning, start, stop } = useAnalysis({
    record,
    seat,
    language,
    usesMildNames: mildNames,
    playerNames: players.map(({ name }) => name),
  })
  return (
    <Dialog className="dialog-sheet replay-dialog analysis-dialog" label={texts.title} onClose={onClose}>
      {(close) => (
        <>
          <h2 tabIndex={-1}>{texts.title}</h2>
          <div className="chips">
            <Chips<number>
              options={players.map((_, other) => other)}
              isChosen={(other) => other === seat}
              label={(other) => players[other].name}
              onChoose={setSeat}
            />
          </div>
          <Progress
            percent={Math.floor((update?.progress ?? 0) * 100)}
            isRunning={isRunning}
            onStop={stop}
            onStartOver={start}
          />
          {update && (
            <Findings
              update={update}
              seat={seat}
              name={seat === ownSeat ? null : players[seat].name}
              players={players}
              length={record.decisions.length + 1}
              index={index}
              onMove={onMove}
              onLeave={close}
            />
          )}
          <p className="muted-text">{texts.isEstimate}</p>
          <p className="replay-dialog-actions">
            <button type="button" className="button" onClick={close}>
              {messages.replay.close}
            </button>
          </p>
        </>
      )}
    </Dialog>
  )
}

interface ProgressProps {
  readonly percent: number
  readonly isRunning: boolean
  onStop(): void
  onStartOver(): void
}

/** Keeps its height when it is done, so that nothing below it jumps. */
function Progress({ percent, isRunning, onStop, onStartOver }: ProgressProps) {
  const texts = useI18n().messages.analysis
  return (
    <div className="analysis-progress" data-done={percent === 100 || undefined}>
      <progress max={100} value={percent} aria-label={texts.progress(percent)} />
      <span aria-hidden="true">{texts.progress(percent)}</span>
      {percent < 100 && (
        <button type="button" className="link" onClick={isRunning ? onStop : onStartOver}>
          {isRunning ? texts.stop : texts.startOver}
        </button>
      )}
    </div>
  )
}

interface FindingsProps {
  readonly update: AnalysisUpdate
  readonly seat: Seat
  /** Null for the reader. */
  readonly name: string | null
  readonly players: readonly TablePlayer[]
  readonly length: number
  readonly index: number
  onMove(index: number): void
  onLeave(): void
}

function Findings({ update, seat, name, players, length, index, onMove, onLeave }: FindingsProps) {
  const texts = useI18n().messages.analysis
  const goTo = (decisionIndex: number) => {
    onMove(decisionIndex)
    onLeave()
  }
  const mistakes = update.mistakes.filter((mistake) => mistake.seat === seat)
  const isJudged = update.progress === 1 || mistakes.length > 0
  return (
    <>
      {update.accounts.length > 0 && (
        <p className="analysis-summary">{formatSummary(texts, update.accounts, seat, name)}</p>
      )}
      <h3>{texts.chances}</h3>
      <ChanceChart
        label={texts.chances}
        positions={update.positions}
        length={length}
        players={players}
        index={index}
        onMove={onMove}
      />
      {update.accounts.length > 0 && <AccountTable accounts={update.accounts} players={players} />}
      {isJudged && (
        <>
          <h3>{texts.mistakes(name)}</h3>
          {mistakes.length === 0 && <p>{texts.noMistakes}</p>}
          <MomentList
            moments={mistakes.map((mistake) => ({
              decisionIndex: mistake.decisionIndex,
              points: -mistake.loss,
              text: `${mistake.question} ${mistake.answer}`,
              detail: `${texts.better} ${mistake.better}`,
            }))}
            onChoose={goTo}
          />
        </>
      )}
      {update.luckySteps.length > 0 && (
        <>
          <h3>{texts.luck(name)}</h3>
          <MomentList
            moments={update.luckySteps.map(({ decisionIndex, luck, text }) => ({
              decisionIndex,
              points: luck,
              text,
              detail: null,
            }))}
            onChoose={goTo}
          />
        </>
      )}
    </>
  )
}
