import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { CardFace } from '../artwork/card.tsx'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import './revealed-hands.css'

/** More hands are shown in two columns on a phone, without names: the faces have to do. */
const MAX_HANDS_PER_COLUMN = 4

/** The hands of all players, while they lie open. */
export function RevealedHands() {
  const { state, prompt } = useFranticTable()
  if (prompt?.question.ask !== 'seen') return null
  const { own, table } = state.match
  const hands = table.players.flatMap(({ openHand }, seat) =>
    openHand && seat !== own.seat ? [{ seat, faces: openHand }] : [],
  )
  return (
    <ul className="hands" data-many={hands.length > MAX_HANDS_PER_COLUMN}>
      {hands.map((hand) => (
        <OpenHand key={hand.seat} {...hand} />
      ))}
    </ul>
  )
}

function OpenHand({ seat, faces }: { readonly seat: number; readonly faces: readonly number[] }) {
  const { setup, names, explainItem } = useFranticTable()
  return (
    <li style={{ '--cards': faces.length } as React.CSSProperties}>
      <PlayerFace seat={seat} />
      <strong>{names.playerName(seat)}</strong>
      {faces.map((face, i) => (
        <ExplainButton key={i} data-anchor={`shown-${seat}-${i}`} onExplain={() => explainItem({ face })}>
          <CardFace print={setup.prints[face]} />
          <span className="visually-hidden">{names.faceName(face)}</span>
        </ExplainButton>
      ))}
    </li>
  )
}
