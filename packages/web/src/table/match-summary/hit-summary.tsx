import { useI18n } from '../../i18n/index.tsx'
import { useExpressions } from '../expressions/use-expressions.tsx'
import { useTableContext } from '../table-context.tsx'
import { useSeatName } from '../use-seat-name.ts'
import './hit-summary.css'
import { countHits, isCompleteLog, mostHitSeat } from './count-hits.ts'
import { FINALE_MESSAGES } from './finale-messages.ts'
import { HitGraph } from './hit-graph.tsx'

/** The attacks of the match by attacker and victim, as far as this page has the log. */
export default function HitSummary() {
  const { language } = useI18n()
  const { state, game } = useTableContext()
  const { faces } = useExpressions()
  const nameOfSeat = useSeatName(state)
  const messages = FINALE_MESSAGES[language]
  const hitCounts = countHits(state.log, game.presentations)
  const [topPair] = hitCounts
  const mostHit = mostHitSeat(hitCounts)
  return (
    <section className="hit-summary">
      <h3>
        {messages.hitSummaryTitle}{' '}
        {!isCompleteLog(state.log) && <small className="score-hint">{messages.sinceYouCame}</small>}
      </h3>
      <p>
        {topPair
          ? messages.topPair(nameOfSeat(topPair.attacker), nameOfSeat(topPair.victim), topPair.count)
          : messages.noHits}{' '}
        {mostHit && state.players.length > 2 && messages.mostHit(nameOfSeat(mostHit.seat), mostHit.count)}
      </p>
      {topPair && (
        <svg
          viewBox="0 0 400 400"
          role="img"
          aria-label={hitCounts
            .map(({ attacker, victim, count }) => `${nameOfSeat(attacker)} → ${nameOfSeat(victim)}: ${count}`)
            .join(', ')}
        >
          <HitGraph
            hitCounts={hitCounts}
            players={state.players.map((_, seat) => ({ ...faces[seat], name: nameOfSeat(seat) }))}
          />
        </svg>
      )}
    </section>
  )
}
