import { useI18n } from '../../i18n/index.tsx'
import { useExpressions } from '../expressions/use-expressions.tsx'
import { useTableContext } from '../table-context.tsx'
import { useSeatName } from '../use-seat-name.ts'
import './hit-summary.css'
import { countHits, isCompleteLog, mostHitSeat } from './count-hits.ts'
import { FINALE_MESSAGES } from './finale-messages.ts'
import { HitGraph } from './hit-graph.tsx'

/** Who hit whom all night, as far as this page was there. */
export default function HitSummary() {
  const { language } = useI18n()
  const { state, game } = useTableContext()
  const { faces } = useExpressions()
  const who = useSeatName(state)
  const words = FINALE_MESSAGES[language]
  const grudges = countHits(state.log, game.presentations)
  const [deepest] = grudges
  const most = mostHitSeat(grudges)
  return (
    <section className="hit-summary">
      <h3>
        {words.hitSummaryTitle}{' '}
        {!isCompleteLog(state.log) && <small className="score-hint">{words.sinceYouCame}</small>}
      </h3>
      <p>
        {deepest ? words.topPair(who(deepest.attacker), who(deepest.victim), deepest.count) : words.noHits}{' '}
        {most && state.players.length > 2 && words.mostHit(who(most.seat), most.count)}
      </p>
      {deepest && (
        <svg
          viewBox="0 0 400 400"
          role="img"
          aria-label={grudges
            .map(({ attacker: by, victim: on, count: times }) => `${who(by)} → ${who(on)}: ${times}`)
            .join(', ')}
        >
          <HitGraph
            grudges={grudges}
            people={state.players.map((_, seat) => ({ ...faces[seat], name: who(seat) }))}
          />
        </svg>
      )}
    </section>
  )
}
