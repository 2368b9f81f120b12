import type { ReplayViewer, StepUnit } from '@slapwise/kernel'
import { useSyncExternalStore } from 'react'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import {
  REPLAY_SPEEDS,
  type ReplaySource,
  type ReplaySpeed,
} from '../../match-sources/replay/replay-source.ts'
import { useMistakes } from './analysis/use-mistakes.ts'
import type { OpenedReplay } from './opened-replay.ts'
import { ReplayActions } from './replay-actions.tsx'
import { ReplayIcon, STEP_ICONS } from './replay-icon.tsx'
import { Scrubber } from './scrubber.tsx'
import './replay-bar.css'

/** Everything by which a replay is controlled. Its height is fixed, and the table is lower by it. */
export function ReplayBar(replay: OpenedReplay) {
  const texts = useAfterMatchI18n().messages.replay
  const { source, players, timeline, record } = replay
  const { steps } = timeline
  const mistakes = useMistakes(record, source)
  const { index, isPlaying, speed, viewer } = useSyncExternalStore(
    source.controls.subscribe,
    source.controls.get,
  )
  return (
    <section className="replay-bar" aria-label={texts.controls}>
      <Scrubber steps={steps} mistakes={mistakes} index={index} onMove={(next) => source.goTo(next)} />
      <div className="replay-steps">
        {UNITS.map((unit) => (
          <StepButton key={unit} source={source} unit={unit} direction={-1} />
        ))}
        <button
          type="button"
          className="replay-play"
          aria-label={isPlaying ? texts.pause : texts.play}
          title={isPlaying ? texts.pause : texts.play}
          onClick={() => source.togglePlaying()}
        >
          <ReplayIcon d={isPlaying ? 'M5 3h5v18H5ZM14 3h5v18h-5Z' : 'M5 2 21 12 5 22Z'} />
        </button>
        {UNITS.toReversed().map((unit) => (
          <StepButton key={unit} source={source} unit={unit} direction={1} />
        ))}
      </div>
      <select
        className="replay-speed"
        aria-label={texts.speed}
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
        aria-label={texts.viewer}
        value={`${viewer}`}
        onChange={({ target }) => source.setViewer(parseViewerOption(target.value))}
      >
        <option value="all-open">{texts.allOpen}</option>
        {players.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="null">{texts.spectator}</option>
      </select>
      <span className="replay-progress" aria-hidden="true">
        {texts.progress(index, steps.length - 1)}
      </span>
      <ReplayActions {...replay} />
    </section>
  )
}

const UNITS: readonly StepUnit[] = ['round', 'turn', 'decision']

const parseViewerOption = (value: string): ReplayViewer =>
  value === 'all-open' ? value : value === 'null' ? null : Number(value)

interface StepButtonProps {
  readonly source: ReplaySource
  readonly unit: StepUnit
  readonly direction: 1 | -1
}

function StepButton({ source, unit, direction }: StepButtonProps) {
  const { replay } = useAfterMatchI18n().messages
  const label = (direction === 1 ? replay.forward : replay.back)[unit]
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-direction={direction === 1 ? 'forward' : 'back'}
      onClick={() => source.step(unit, direction)}
    >
      <ReplayIcon d={STEP_ICONS[unit]} isLine />
    </button>
  )
}
