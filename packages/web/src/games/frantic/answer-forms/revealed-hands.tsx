import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { CardFace } from '../artwork/card.tsx'
import { useFranticTable } from '../table/frantic-table-context.tsx'

/** The hands of all players, while they lie open. */
export function RevealedHands() {
  const { state, prompt } = useFranticTable()
  if (prompt?.question.ask !== 'seen') return null
  const { own, table } = state.match
  return (
    <ul className="hands">
      {table.players.map(
        ({ openHand }, seat) =>
          openHand && seat !== own.seat && <OpenHand key={seat} seat={seat} faces={openHand} />,
      )}
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
        <button key={i} type="button" onClick={() => explainItem({ face })}>
          <CardFace print={setup.prints[face]} />
          <span className="visually-hidden">{names.faceName(face)}</span>
        </button>
      ))}
    </li>
  )
}
