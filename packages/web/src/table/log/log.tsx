import { memo } from 'react'
import type { TableState } from '../../game/source.ts'
import { useSpeech } from '../../words/index.tsx'
import { useBigScreen } from '../big-screen.ts'
import { useLater } from '../use-later.ts'
import './log.css'
import { type Accent, keyOf, latestLines, linesByRound, type Pieces, type Teller } from './log-lines.ts'
import { Spoken } from './spoken.tsx'

const SHOWN = 80

interface Props {
  readonly state: TableState
  /** The same object until something in it changes, so that lines that are on the page stay as they are. */
  readonly teller: Teller
}

/** Everything that happened, newest first. The table comes before it. */
export function Log({ state, teller }: Props) {
  const { log, match } = useLater(state)
  return <Lines log={log} round={match.table.round} teller={teller} />
}

interface LinesProps extends Pick<Props, 'teller'> {
  readonly log: TableState['log']
  readonly round: number
}

const Lines = memo(function Lines({ log, round: newest, teller }: LinesProps) {
  const { words } = useSpeech()
  const rounds = linesByRound(log, teller, newest, SHOWN)
  if (rounds.length === 0) return <p className="log-nothing">{teller.nothingYet}</p>
  return (
    <ol className="log">
      {rounds.flatMap(({ round, lines }) => [
        <li key={`round ${round}`} className="log-round">
          <h2>{words.table.round(round)}</h2>
        </li>,
        ...lines.map(({ told, sentence, teller }) => (
          <LogLine key={keyOf(told)} accent={teller.accent(told)} sentence={sentence} teller={teller} />
        )),
      ])}
    </ol>
  )
})

interface LineProps {
  readonly accent: Accent
  readonly sentence: Pieces
  readonly teller: Teller
}

const LogLine = memo(function LogLine({ accent, sentence, teller }: LineProps) {
  return (
    <li className={teller.concerns(sentence) ? 'log-yours' : undefined} data-accent={accent ?? undefined}>
      <Spoken sentence={sentence} teller={teller} />
    </li>
  )
})

/** The newest sentence, for one line above the bar; from afar, the one before too. */
export const Latest = ({ state, teller }: Props) =>
  latestLines(state.log, teller, useBigScreen() ? 2 : 1).map((line, i) => (
    <p key={i} className="note">
      <span>
        <Spoken sentence={line.sentence} teller={line.teller} />
      </span>
    </p>
  ))
