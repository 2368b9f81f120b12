import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import { useDrama } from '../drama/use-drama.tsx'
import { useWho } from '../use-who.ts'
import './grudge-sheet.css'
import { GrudgeWeb } from './grudge-web.tsx'
import { grudgesIn, isWhole, mostHit } from './grudges.ts'
import { FINALE } from './words.ts'

/** Who hit whom all night, as far as this page was there. */
export default function GrudgeSheet() {
  const { language } = useSpeech()
  const { state, game } = useAtTable()
  const { faces } = useDrama()
  const who = useWho(state)
  const words = FINALE[language]
  const grudges = grudgesIn(state.log, game.facts)
  const [deepest] = grudges
  const most = mostHit(grudges)
  return (
    <section className="grudges">
      <h3>
        {words.grudges} {!isWhole(state.log) && <small className="score-hint">{words.sinceYouCame}</small>}
      </h3>
      <p>
        {deepest ? words.nemesis(who(deepest.by), who(deepest.on), deepest.times) : words.peace}{' '}
        {most && state.people.length > 2 && words.mostHit(who(most.on), most.times)}
      </p>
      {deepest && (
        <svg
          viewBox="0 0 400 400"
          role="img"
          aria-label={grudges.map(({ by, on, times }) => `${who(by)} → ${who(on)}: ${times}`).join(', ')}
        >
          <GrudgeWeb
            grudges={grudges}
            people={state.people.map((_, seat) => ({ ...faces[seat], name: who(seat) }))}
          />
        </svg>
      )}
    </section>
  )
}
