import type { MatchRecord, ReplayViewer, StepUnit } from '@slapwise/kernel'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { ReplayOrigin } from '../../match-sources/replay/replay-origin.ts'
import {
  REPLAY_SPEEDS,
  type ReplaySource,
  type ReplaySpeed,
  type ReplayTimeline,
} from '../../match-sources/replay/replay-source.ts'
import type { TablePlayer } from '../../match-sources/table-source.ts'
import { MomentLinkDialog } from './moment-link-dialog.tsx'
import { judgeChecks, ProofDialog } from './proof-dialog.tsx'
import { Scrubber } from './scrubber.tsx'
import './replay-bar.css'

interface Props {
  readonly source: ReplaySource
  readonly timeline: ReplayTimeline
  readonly record: MatchRecord
  readonly players: readonly TablePlayer[]
  readonly origin: ReplayOrigin
}

/** Everything by which a replay is controlled. Its height is fixed, and the table is lower by it. */
export function ReplayBar({ source, timeline: { steps, checks }, record, players, origin }: Props) {
  const { messages } = useI18n()
  const { replay } = messages
  const controls = useSyncExternalStore(source.controls.subscribe, source.controls.get)
  const [dialog, setDialog] = useState<'proof' | 'link' | 'analysis' | null>(null)
  const { index, isPlaying, speed, viewer } = controls
  const verdict = judgeChecks(checks)
  return (
    <>
      <section className="replay-bar" aria-label={replay.controls}>
        <Scrubber steps={steps} index={index} onMove={(next) => source.goTo(next)} />
        <div className="replay-steps">
          {UNITS.map((unit) => (
            <StepButton key={unit} source={source} unit={unit} direction={-1} />
          ))}
          <button
            type="button"
            className="replay-play"
            aria-label={isPlaying ? replay.pause : replay.play}
            title={isPlaying ? replay.pause : replay.play}
            onClick={() => source.togglePlaying()}
          >
            <Icon d={isPlaying ? 'M5 3h5v18H5ZM14 3h5v18h-5Z' : 'M5 2 21 12 5 22Z'} />
          </button>
          {UNITS.toReversed().map((unit) => (
            <StepButton key={unit} source={source} unit={unit} direction={1} />
          ))}
        </div>
        <select
          className="replay-speed"
          aria-label={replay.speed}
          value={speed}
          onChange={({ target }) => source.setSpeed(Number(target.value) as ReplaySpeed)}
        >
          {REPLAY_SPEEDS.map((option) => (
            <option key={option} value={option}>
              {option === 0.5 ? '½' : option}×
            </option>
          ))}
        </select>
        <select
          className="replay-viewer"
          aria-label={replay.viewer}
          value={`${viewer}`}
          onChange={({ target }) => source.setViewer(parseViewerOption(target.value))}
        >
          <option value="all-open">{replay.allOpen}</option>
          {players.map(({ name }, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="null">{replay.spectator}</option>
        </select>
        <span className="replay-progress" aria-hidden="true">
          {replay.progress(index, steps.length - 1)}
        </span>
        <div className="replay-actions">
          <button
            type="button"
            aria-label={messages.analysis.title}
            title={messages.analysis.title}
            onClick={() => {
              source.pause()
              setDialog('analysis')
            }}
          >
            <Icon d="M3 19 8 11l4 4 4-9 5 6M3 21.500h18" isLine />
          </button>
          {origin.kind === 'room' && (
            <button
              type="button"
              aria-label={replay.share}
              title={replay.share}
              onClick={() => setDialog('link')}
            >
              <Icon d="M9 15 15 9M8 11l-3 3a4 4 0 0 0 5 5l3-3M16 13l3-3a4 4 0 0 0-5-5l-3 3" isLine />
            </button>
          )}
          <button
            type="button"
            className="replay-proof"
            data-verdict={verdict}
            aria-label={replay.proof.button[verdict]}
            title={replay.proof.button[verdict]}
            onClick={() => setDialog('proof')}
          >
            <Icon d={VERDICT_ICONS[verdict]} isLine />
          </button>
        </div>
      </section>
      {dialog === 'proof' && (
        <ProofDialog
          checks={checks}
          record={record}
          nameOf={(seat) => players[seat].name}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'analysis' && (
        <Suspense>
          <AnalysisDialog
            record={record}
            players={players}
            ownSeat={typeof viewer === 'number' ? viewer : null}
            index={index}
            onMove={(next) => source.goTo(next)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {dialog === 'link' && <MomentLinkDialog moment={controls} onClose={() => setDialog(null)} />}
    </>
  )
}

/** Loaded with the first question: most people only look. */
const AnalysisDialog = lazy(async () => ({
  default: (await import('./analysis/analysis-dialog.tsx')).AnalysisDialog,
}))

const UNITS: readonly StepUnit[] = ['round', 'turn', 'decision']

const parseViewerOption = (value: string): ReplayViewer =>
  value === 'all-open' ? value : value === 'null' ? null : Number(value)

const VERDICT_ICONS = {
  fair: 'M4 13l5 6L20 5',
  unsure: 'M8 8a4 4 0 1 1 6 3.500c-1.500 1-2 1.500-2 3.500M12 19.500v.5',
  changed: 'M12 3v12M12 20v.5',
} as const

/** One, two or three arrowheads: the more, the further. */
const STEP_ICONS: Readonly<Record<StepUnit, string>> = {
  decision: 'M9 5l7 7-7 7',
  turn: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  round: 'M3 5l7 7-7 7M10 5l7 7-7 7M20 4v16',
}

interface StepButtonProps {
  readonly source: ReplaySource
  readonly unit: StepUnit
  readonly direction: 1 | -1
}

function StepButton({ source, unit, direction }: StepButtonProps) {
  const { replay } = useI18n().messages
  const label = (direction === 1 ? replay.forward : replay.back)[unit]
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-direction={direction === 1 ? 'forward' : 'back'}
      onClick={() => source.step(unit, direction)}
    >
      <Icon d={STEP_ICONS[unit]} isLine />
    </button>
  )
}

const Icon = ({ d, isLine = false }: { readonly d: string; readonly isLine?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" data-line={isLine || undefined}>
    <path d={d} />
  </svg>
)
