import { errorMargin, exceedsError, type SeatAccount } from '@slapwise/bots'
import type { Answer, ReplayStep } from '@slapwise/kernel'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import type { AnalysisUpdate, DescribedJudgement } from '../../../match-sources/analysis/analysis-update.ts'
import type { TablePlayer } from '../../../match-sources/table-source.ts'
import { ReplayIcon, STEP_ICONS } from '../replay-icon.tsx'
import './moment-panel.css'

interface Props {
  readonly update: AnalysisUpdate
  readonly steps: readonly ReplayStep[]
  readonly players: readonly TablePlayer[]
  /** The state of the match that the replay shows. */
  readonly index: number
  onMove(index: number): void
  onAskWhatIf(decisionIndex: number, answer: Answer): void
}

/** The decision that comes next at this moment, what it was worth, and the luck that each player had with it. */
export function MomentPanel({ update, steps, players, index, onMove, onAskWhatIf }: Props) {
  const texts = useAfterMatchI18n().messages.analysis
  const last = steps.length - 1
  const step = steps[index + 1]
  return (
    <section className="moment-panel" aria-label={texts.moment.title(index + 1, last)}>
      <p className="moment-steps">
        <button
          type="button"
          aria-label={texts.moment.previous}
          data-direction="back"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ReplayIcon d={STEP_ICONS.decision} isLine />
        </button>
        <b role="status">{step ? texts.moment.title(index + 1, last) : texts.moment.end}</b>
        <button
          type="button"
          aria-label={texts.moment.next}
          disabled={!step}
          onClick={() => onMove(index + 1)}
        >
          <ReplayIcon d={STEP_ICONS.decision} isLine />
        </button>
      </p>
      {step && (
        <>
          <Judgement
            judgement={update.judgements.find(({ decisionIndex }) => decisionIndex === index)}
            hadChoice={step.hadChoice}
            decider={players[step.seat!].name}
            onAskWhatIf={onAskWhatIf}
          />
          <p className="moment-story">{update.stories[index]}</p>
          <LuckOfStep accounts={update.accounts} players={players} decisionIndex={index} />
        </>
      )}
    </section>
  )
}

interface JudgementProps extends Pick<Props, 'onAskWhatIf'> {
  /** Missing if there was nothing to choose, and before it is judged. */
  readonly judgement: DescribedJudgement | undefined
  readonly hadChoice: boolean
  readonly decider: string
}

function Judgement({ judgement, hadChoice, decider, onAskWhatIf }: JudgementProps) {
  const { analysis, whatIf } = useAfterMatchI18n().messages
  const texts = analysis.moment
  if (!judgement) return <p>{hadChoice ? texts.notJudged(decider) : texts.noChoice(decider)}</p>
  const { decisionIndex, question, answer, better, gain, gainError, isMistake, bestAnswer } = judgement
  return (
    <>
      <p>
        <small>{question}</small>
        {analysis.given(decider, answer)}
      </p>
      {better === null ? (
        <p>{texts.sameAnswer}</p>
      ) : (
        <p>
          {texts.otherAnswer(better)}{' '}
          <b data-sign={isMistake ? 'minus' : undefined}>
            {texts.besideThat(texts.estimate(gain, errorMargin(gainError)))}
          </b>
          {!isMistake && ` ${texts.couldBeChance}`}{' '}
          <button type="button" className="link" onClick={() => onAskWhatIf(decisionIndex, bestAnswer)}>
            {whatIf.title}
          </button>
        </p>
      )}
    </>
  )
}

interface LuckProps extends Pick<Props, 'players'> {
  /** Empty until all positions are estimated. */
  readonly accounts: readonly SeatAccount[]
  readonly decisionIndex: number
}

/** The luck of all players; what exceeds its error is bold. */
function LuckOfStep({ accounts, players, decisionIndex }: LuckProps) {
  const texts = useAfterMatchI18n().messages.analysis
  if (accounts.length === 0) return null
  return (
    <dl className="moment-luck" aria-label={texts.columns.luck}>
      {accounts.map(({ seat, steps }) => {
        const { luck, luckError } = steps[decisionIndex]
        return (
          <div key={seat} data-certain={exceedsError(luck, luckError) || undefined}>
            <dt>{texts.moment.luckOf(players[seat].name)}</dt>
            <dd data-sign={luck < 0 ? 'minus' : 'plus'}>
              {texts.moment.estimate(luck, errorMargin(luckError))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
