import { errorMargin, exceedsError, type Hindsight, type WhatIfFigures } from '@slapwise/bots'
import type { Answer, Seat } from '@slapwise/kernel'
import { useState } from 'react'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import type { WhatIfMessages } from '../../../i18n/messages/what-if.ts'
import type { WhatIfUpdate } from '../../../match-sources/analysis/what-if-update.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { Dialog } from '../../../table/panels/dialog.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import type { OpenedReplay } from '../opened-replay.ts'
import { PlayOnDialog } from '../play-on-dialog.tsx'
import { type RunningWhatIf, SIMULATIONS_AT_ONCE, useWhatIf } from './use-what-if.ts'
import { hasPoints, WhatIfTable } from './what-if-table.tsx'
import '../replay-dialog.css'

const HINDSIGHTS: readonly Hindsight[] = ['player', 'everyone']

interface Props extends OpenedReplay {
  readonly decisionIndex: number
  readonly answer: Answer
}

/** The result of another answer: what happened, and what both answers lead to when bots play on. */
export function WhatIfDialog(props: Props) {
  const { source, record, players, decisionIndex, answer } = props
  const { messages, language } = useAfterMatchI18n()
  const texts = messages.whatIf
  const { mildNames } = usePreferences()
  const [hindsight, setHindsight] = useState<Hindsight>('player')
  const [isPlayingOn, setPlayingOn] = useState(false)
  const running = useWhatIf({
    hypothesis: { decisionIndex, answer, hindsight },
    input: { record, playerNames: players.map(({ name }) => name), language, usesMildNames: mildNames },
  })
  if (isPlayingOn) return <PlayOnDialog {...props} onClose={() => setPlayingOn(false)} />
  const [seat] = record.decisions[decisionIndex]
  const { name } = players[seat]
  const { update } = running
  return (
    <Dialog
      className="dialog-sheet replay-dialog what-if-dialog"
      label={texts.title}
      onClose={() => source.askWhatIf(decisionIndex)}
    >
      {(close) => (
        <>
          <h2 tabIndex={-1}>{texts.title}</h2>
          <fieldset className="chips" aria-label={texts.hindsight}>
            <Chips<Hindsight>
              options={HINDSIGHTS}
              isChosen={(option) => option === hindsight}
              label={(option) => texts.hindsightNames[option]}
              onChoose={setHindsight}
            />
          </fieldset>
          <p className="muted-text">
            {texts.hindsightMeanings[hindsight](name)} {texts.method}
          </p>
          {update && <Findings update={update} seat={seat} players={players} />}
          <Progress {...running} />
          <p className="replay-dialog-actions">
            <button type="button" className="button quiet" onClick={() => source.endWhatIf()}>
              {texts.close}
            </button>
            <button type="button" className="button quiet" onClick={close}>
              {texts.otherAnswer}
            </button>
            <button type="button" className="button" onClick={() => setPlayingOn(true)}>
              {texts.playOn}
            </button>
          </p>
        </>
      )}
    </Dialog>
  )
}

interface FindingsProps extends Pick<Props, 'players'> {
  readonly update: WhatIfUpdate
  readonly seat: Seat
}

function Findings({ update, seat, players }: FindingsProps) {
  const texts = useAfterMatchI18n().messages.whatIf
  return (
    <>
      <p>
        {update.question}
        <br />
        <b>{texts.given(players[seat].name, update.givenText)}</b>
        <br />
        <b>{texts.other(update.otherText)}</b>
      </p>
      {!update.isDealable && <p role="alert">{texts.notDealable}</p>}
      {update.simulations > 1 && (
        <>
          {hasPoints(update) && <p className="what-if-verdict">{formatVerdict(texts, update)}</p>}
          <WhatIfTable figures={update} players={players} seat={seat} />
        </>
      )}
    </>
  )
}

function formatVerdict({ verdicts }: WhatIfMessages, { gain, gainError }: WhatIfFigures): string {
  const verdict = exceedsError(gain, gainError) ? (gain > 0 ? 'better' : 'worse') : 'unclear'
  return verdicts[verdict](gain, errorMargin(gainError))
}

/** Keeps its height when it stops, so that nothing below it jumps. */
function Progress({ update, status, playMore, stop }: RunningWhatIf) {
  const { whatIf: texts, analysis } = useAfterMatchI18n().messages
  if (status === 'failed') return <p role="alert">{analysis.failed}</p>
  const isRunning = status === 'running'
  return (
    <p className="what-if-progress">
      <span role="status">{texts.simulations(update?.simulations ?? 0)}</span>
      <button type="button" className="link" onClick={isRunning ? stop : playMore}>
        {isRunning ? texts.stop : texts.again(SIMULATIONS_AT_ONCE)}
      </button>
    </p>
  )
}
