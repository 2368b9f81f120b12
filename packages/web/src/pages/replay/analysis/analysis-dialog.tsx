import type { Answer, ReplayStep, Seat } from '@slapwise/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { findGameEntry } from '../../../games/index.ts'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import { type AnalysisState, openAnalysis } from '../../../match-sources/analysis/analysis-run.ts'
import type { AnalysisUpdate } from '../../../match-sources/analysis/analysis-update.ts'
import type { TablePlayer } from '../../../match-sources/table-source.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import type { ReplayDialogProps } from '../opened-replay.ts'
import { AccountTable } from './account-table.tsx'
import { ChanceChart } from './chance-chart.tsx'
import { MomentList } from './moment-list.tsx'
import { MomentPanel } from './moment-panel.tsx'
import { formatSummary } from './summary.ts'
import '../replay-dialog.css'
import './analysis-dialog.css'

/** Was that luck? Chances over the match, where each result comes from, and what could have been done better. */
export function AnalysisDialog({ source, timeline, record, players, onClose }: ReplayDialogProps) {
  const { messages, language } = useAfterMatchI18n()
  const { index, viewer } = useSyncExternalStore(source.controls.subscribe, source.controls.get)
  const ownSeat = typeof viewer === 'number' ? viewer : null
  const texts = messages.analysis
  const [seat, setSeat] = useState(
    ownSeat ??
      Math.max(
        0,
        players.findIndex(({ isBot }) => !isBot),
      ),
  )
  const { mildNames } = usePreferences()
  const run = useMemo(
    () =>
      openAnalysis(
        {
          record,
          language,
          usesMildNames: mildNames,
          playerNames: players.map(({ name }) => name),
        },
        findGameEntry(record.game)!.createAnalysisWorker,
      ),
    [record, language, mildNames],
  )
  useEffect(() => run.attach(), [run])
  useEffect(() => run.judgeFirst(seat), [run, seat])
  const { update, status } = useSyncExternalStore(run.state.subscribe, run.state.get)
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
            status={status}
            onPause={() => run.pause()}
            onResume={() => run.resume()}
          />
          {update && (
            <Findings
              update={update}
              seat={seat}
              name={seat === ownSeat ? null : players[seat].name}
              players={players}
              steps={timeline.steps}
              index={index}
              onMove={(next) => source.goTo(next)}
              onAskWhatIf={(decisionIndex, answer) => {
                close()
                source.askWhatIf(decisionIndex, answer)
              }}
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
  readonly status: AnalysisState['status']
  onPause(): void
  onResume(): void
}

/** Keeps its height when it is done, so that nothing below it jumps. */
function Progress({ percent, status, onPause, onResume }: ProgressProps) {
  const texts = useAfterMatchI18n().messages.analysis
  return (
    <div className="analysis-progress" data-done={status === 'done' || undefined}>
      <progress max={100} value={percent} aria-label={texts.progress(percent)} />
      <span aria-hidden="true">{status === 'failed' ? texts.failed : texts.progress(percent)}</span>
      {status === 'running' && (
        <button type="button" className="link" onClick={onPause}>
          {texts.pause}
        </button>
      )}
      {status === 'paused' && (
        <button type="button" className="link" onClick={onResume}>
          {texts.resume}
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
  readonly steps: readonly ReplayStep[]
  readonly index: number
  onMove(index: number): void
  onAskWhatIf(decisionIndex: number, answer: Answer): void
  onLeave(): void
}

function Findings(props: FindingsProps) {
  const { update, seat, name, players, steps, index, onMove, onAskWhatIf, onLeave } = props
  const texts = useAfterMatchI18n().messages.analysis
  const goTo = (decisionIndex: number) => {
    onMove(decisionIndex)
    onLeave()
  }
  // Those that are worth less than half a point teach nothing.
  const mistakes = update.judgements.filter(
    ({ seat: of, isMistake, gain }) => of === seat && isMistake && Math.round(gain) < 0,
  )
  const luckySteps = update.luckySteps[seat] ?? []
  const isComplete = update.progress === 1
  return (
    <>
      {isComplete ? (
        <p className="analysis-summary">{formatSummary(texts, update.accounts, seat, name)}</p>
      ) : (
        <p className="muted-text">{texts.isPending}</p>
      )}
      <h3>{texts.chances}</h3>
      <ChanceChart
        label={texts.chances}
        positions={update.positions}
        length={steps.length}
        players={players}
        index={index}
        onMove={onMove}
      />
      <MomentPanel
        update={update}
        steps={steps}
        players={players}
        index={index}
        onMove={onMove}
        onAskWhatIf={onAskWhatIf}
      />
      {isComplete && <AccountTable accounts={update.accounts} players={players} />}
      {(isComplete || mistakes.length > 0) && (
        <>
          <h3>{texts.mistakes(name)}</h3>
          {mistakes.length === 0 && <p>{texts.noMistakes}</p>}
          <MomentList
            moments={mistakes.map((mistake) => ({
              decisionIndex: mistake.decisionIndex,
              points: mistake.gain,
              question: mistake.question,
              text: texts.given(name, mistake.answer),
              better: texts.better(mistake.better!),
              onAskWhatIf: () => onAskWhatIf(mistake.decisionIndex, mistake.bestAnswer),
            }))}
            onChoose={goTo}
          />
        </>
      )}
      {luckySteps.length > 0 && (
        <>
          <h3>{texts.luck(name)}</h3>
          <MomentList
            moments={luckySteps.map(({ decisionIndex, luck, text }) => ({
              decisionIndex,
              points: luck,
              text,
            }))}
            onChoose={goTo}
          />
        </>
      )}
    </>
  )
}
