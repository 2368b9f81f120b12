import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { hasAllPositions } from '../../match-sources/analysis/analysis-update.ts'
import type { TableState } from '../../match-sources/table-source.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'
import { useTableContext } from '../table-context.tsx'
import { countHits, isCompleteLog } from './count-hits.ts'
import { FINALE_MESSAGES } from './finale-messages.ts'
import { useMatchAnalysis } from './finished-match.tsx'
import { HIGHLIGHT_MESSAGES } from './highlight-messages.ts'
import { MatchPicture, type MatchPictureProps } from './match-picture.tsx'
import { renderPng, renderSvg, shareOrDownload } from './picture-file.ts'
import { findWorstRound } from './worst-round.ts'
import './save-picture-button.css'

/**
 * Shares or downloads a picture of the result. While the chances are still estimated, it waits for them, unless the player
 * does without.
 */
export default function SavePictureButton() {
  const { language } = useI18n()
  const picture = useMatchPictureProps()
  const pendingPercent = usePendingChances()
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'saving'>('idle')
  const save = async () => {
    setPhase('saving')
    try {
      await shareOrDownload(await createPictureFile(picture))
    } finally {
      setPhase('idle')
    }
  }
  useEffect(() => {
    if (phase !== 'waiting' || pendingPercent !== null) return
    // Not in the effect itself: React does not render another root synchronously within one.
    const timer = setTimeout(() => void save())
    return () => clearTimeout(timer)
  }, [phase, pendingPercent])
  if (phase === 'waiting') return <WaitForChances percent={pendingPercent ?? 100} onSkip={save} />
  return (
    <button
      type="button"
      className="button second"
      disabled={phase === 'saving'}
      onClick={() => (pendingPercent === null ? void save() : setPhase('waiting'))}
    >
      {FINALE_MESSAGES[language].savePicture}
    </button>
  )
}

interface WaitProps {
  readonly percent: number
  onSkip(): Promise<void>
}

function WaitForChances({ percent, onSkip }: WaitProps) {
  const { language } = useI18n()
  const messages = HIGHLIGHT_MESSAGES[language]
  const label = messages.waitingForChances(percent)
  return (
    <div className="picture-wait">
      <span aria-hidden="true">{label}</span>
      <progress max={100} value={percent} aria-label={label} />
      <button type="button" className="button quiet" onClick={() => void onSkip()}>
        {messages.withoutChances}
      </button>
    </div>
  )
}

/** The part of the chances that is estimated, in percent; null if there is nothing to wait for. */
function usePendingChances(): number | null {
  const analysis = useMatchAnalysis()
  if (analysis?.status !== 'running') return null
  const { record, update } = analysis
  if (update && hasAllPositions(update, record)) return null
  return Math.floor((100 * (update?.positions.length ?? 0)) / (record.decisions.length + 1))
}

/** Creates a PNG file, or an SVG file if the browser cannot convert the picture. */
async function createPictureFile(picture: MatchPictureProps): Promise<File> {
  const svg = await renderSvg(<MatchPicture {...picture} />)
  const name = `slapwise-${new Date().toISOString().slice(0, 10)}`
  try {
    return new File([await renderPng(svg)], `${name}.png`, { type: 'image/png' })
  } catch {
    return new File([svg], `${name}.svg`, { type: 'image/svg+xml' })
  }
}

function useMatchPictureProps(): MatchPictureProps {
  const { language } = useI18n()
  const { state, game } = useTableContext()
  const { faces } = useExpressions()
  const nameOf = createNameLookup(state)
  const analysis = useMatchAnalysis()
  const positions =
    analysis?.update && hasAllPositions(analysis.update, analysis.record) ? analysis.update.positions : null
  const messages = FINALE_MESSAGES[language]
  const { scores, winners } = state.match.table
  const worst = findWorstRound(state.match.table)
  const [topPair] = isCompleteLog(state.log) ? countHits(state.log, game.presentations) : []
  const order = state.players
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[a] - scores[b])
  return {
    players: order.map((seat) => ({
      ...faces[seat],
      name: nameOf(seat),
      isWinner: winners.includes(seat),
      points: game.pointLimit(state) === null ? null : scores[seat],
    })),
    winnerLabel: messages.winnerLabel(winners.length),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(),
    address: location.host,
    lines: [
      ...(worst ? [messages.worstRound(nameOf(worst.seat), worst.round, worst.points)] : []),
      ...(topPair ? [messages.topPair(nameOf(topPair.attacker), nameOf(topPair.victim), topPair.count)] : []),
    ],
    chances: positions && {
      label: HIGHLIGHT_MESSAGES[language].chances,
      positions,
      faces: state.players.map((_, seat) => faces[seat].face),
    },
  }
}

/** Names for the picture: the viewer by name, too, instead of “you”. */
const createNameLookup =
  ({ players }: TableState) =>
  (seat: number): string =>
    players[seat].name
