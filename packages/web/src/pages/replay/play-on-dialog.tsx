import type { Answer, Seat } from '@slapwise/kernel'
import { useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { findGameEntry } from '../../games/index.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import { BotLevelChoice } from '../../kit/local/bot-level-choice.tsx'
import { usePreferredBotLevel } from '../../kit/opponents.ts'
import { hasStoredMatch, replaceStoredMatch } from '../../match-sources/local/stored-match.ts'
import { Dialog } from '../../table/panels/dialog.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import type { OpenedReplay, ReplayDialogProps } from './opened-replay.ts'
import './replay-dialog.css'

interface Props extends ReplayDialogProps {
  /** The answer of the player who decides next, if it is another one than in the match. */
  readonly answer?: Answer
}

/** Starts a match against bots at the moment that is shown, in any seat. */
export function PlayOnDialog(props: Props) {
  const { source, record, players, answer = null, onClose } = props
  const { replay, playOn: texts } = useAfterMatchI18n().messages
  const { localOptions } = findGameEntry(record.game)!
  const { index } = source.controls.get()
  const [seat, setSeat] = useState(() => defaultSeat(props))
  const preferredLevel = usePreferredBotLevel(localOptions)
  const [level, setLevel] = useState(preferredLevel)
  const [problem, setProblem] = useState<'over' | 'notKept' | null>(
    index === record.decisions.length ? 'over' : null,
  )
  const replaces = hasStoredMatch(record.game)
  const start = async () => {
    const match = await source.playOn({ index, answer, seat })
    if (!match) return setProblem('over')
    const levels = Array.from({ length: players.length - 1 }, () => level)
    if (replaceStoredMatch({ ...match, levels })) navigate(`/play/${record.game}`)
    else setProblem('notKept')
  }
  return (
    <Dialog className="dialog-sheet replay-dialog" label={texts.title} onClose={onClose}>
      {(close) => (
        <>
          <h2 tabIndex={-1}>{texts.title}</h2>
          {problem !== null ? (
            <p role="alert">{texts[problem]}</p>
          ) : (
            <>
              <p>
                {answer === null
                  ? texts.intro
                  : texts.introWithAnswer(players[record.decisions[index][0]].name)}
              </p>
              <h3>{texts.seat}</h3>
              <div className="chips">
                <Chips<Seat>
                  options={players.map((_, other) => other)}
                  isChosen={(other) => other === seat}
                  label={(other) => players[other].name}
                  onChoose={setSeat}
                />
              </div>
              <BotLevelChoice game={localOptions} level={level} onChoose={setLevel} />
              {replaces && <p>{texts.replaces}</p>}
            </>
          )}
          <p className="replay-dialog-actions">
            <button type="button" className="button quiet" onClick={close}>
              {replay.close}
            </button>
            {problem === null && (
              <button type="button" className="button" onClick={() => void start()}>
                {replaces ? texts.startAnyway : texts.start}
              </button>
            )}
          </p>
        </>
      )}
    </Dialog>
  )
}

/** The seat of the viewer, or of the player who decides next. */
function defaultSeat({ source, record }: OpenedReplay): Seat {
  const { index, viewer } = source.controls.get()
  return typeof viewer === 'number' ? viewer : (record.decisions[index]?.[0] ?? 0)
}
