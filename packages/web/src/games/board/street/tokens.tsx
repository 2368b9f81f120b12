import { useExpressions } from '../../../table/expressions/use-expressions.tsx'
import { usePress } from '../../../table/input/use-press.ts'
import { Token } from '../artwork/pieces/token.tsx'
import { getTokenBox } from '../artwork/pieces/token-box.ts'
import { usePlayback } from '../motion/playback.tsx'
import { useBoardTable } from '../table/board-table-context.tsx'
import { usePointerKind } from './use-pointer-kind.ts'

/** The tokens of all players. */
export function Tokens() {
  const { state } = useBoardTable()
  return state.players.map((_, seat) => <StandingToken key={seat} seat={seat} />)
}

function StandingToken({ seat }: { readonly seat: number }) {
  const { state, setup, selectableSeats, tapSeat, setPointedOption, explainItem } = useBoardTable()
  const pointer = usePointerKind()
  const { tokens, movement } = usePlayback()
  const { face, isBot, mood } = useExpressions().faces[seat]
  const { own, table } = state.match
  const seatsOnSpace = tokens.flatMap((space, other) => (space === tokens[seat] ? [other] : []))
  const isMoving = movement?.seat === seat
  const isCandidate = selectableSeats.has(seat)
  const press = usePress({
    onTap: () => tapSeat(seat, pointer.isSure()),
    onHold: () => explainItem({ space: tokens[seat] }),
    onDrop: null,
  })
  // A new element per space restarts the animation for each step.
  const token = (
    <Token
      key={tokens[seat]}
      face={face}
      isBot={isBot}
      isYou={seat === own.seat}
      isTurn={seat === table.turn}
      mood={mood}
    />
  )
  const props = {
    className: `token-position ${isCandidate ? 'candidate' : ''}`,
    style: {
      ...getTokenBox(setup.street, tokens[seat], seatsOnSpace.indexOf(seat), seatsOnSpace.length),
      '--ms': `${isMoving ? Math.round(movement.ms) : 160}ms`,
    } as React.CSSProperties,
    'data-how': isMoving ? movement.how : undefined,
    'data-anchor': `token-${seat}`,
  }
  // Any other token lets the pointer through to its space. Hidden from the keyboard: the seat has the same action.
  return isCandidate ? (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      {...press}
      onPointerDown={(event) => {
        pointer.handlers.onPointerDown(event)
        press.onPointerDown(event)
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedOption(seat)}
      onPointerLeave={() => setPointedOption(null)}
      {...props}
    >
      {token}
    </button>
  ) : (
    <span {...props}>{token}</span>
  )
}
