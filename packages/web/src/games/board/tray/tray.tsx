import { OK } from '@slapwise/board-game'
import type { ReactNode } from 'react'
import { useExpressions } from '../../../table/expressions/use-expressions.tsx'
import { GrimaceMenu } from '../../../table/faces/seat-expressions.tsx'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { useKeyboardShortcuts } from '../../../table/input/use-keyboard-shortcuts.ts'
import { usePress } from '../../../table/input/use-press.ts'
import { inkOfFace } from '../../../ui/face/face.ts'
import { BoardCard, BoardCardBack } from '../artwork/cards/board-card.tsx'
import { Die } from '../artwork/pieces/die.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { usePlayback } from '../motion/playback.tsx'
import { isOwnRollNext } from '../stage/own-roll.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import './tray.css'

/** The die, tags of the turn, notes and the draw pile. */
export function Tray({ isCovered, children }: { readonly isCovered: boolean; readonly children: ReactNode }) {
  const messages = useBoardMessages()
  return (
    <section className="tray" aria-label={messages.table.trayGroup} inert={isCovered}>
      <DieButton />
      <div className="tray-middle">
        <TurnTags />
        <OpenCards />
        {children}
      </div>
      <DrawPile />
      <GrimaceMenu />
    </section>
  )
}

/** The sides of the die that is shown before the first roll. */
const DEFAULT_DIE_SIDES = 6

/** The die; a tap rolls it when the viewer is asked to. It can be held at any time, so it is never disabled. */
function DieButton() {
  const { source, state, prompt, chooseOption, explainItem } = useBoardTable()
  const { die, isRolling } = usePlayback()
  const messages = useBoardMessages()
  const isAsked = prompt?.question.ask === 'roll'
  const isRollOnStage = isOwnRollNext(state)
  const canRoll = isAsked || isRollOnStage
  const roll = () => (isAsked ? chooseOption(OK) : isRollOnStage && source.showNext?.())
  const rollUnlessElsewhere = () => document.activeElement?.matches('body, .prompt-bar') && roll()
  useKeyboardShortcuts({ r: roll, ' ': rollUnlessElsewhere, enter: rollUnlessElsewhere })
  const { faces } = useExpressions()
  const seat = isAsked ? state.match.own.seat! : (die?.seat ?? state.match.table.turn)
  const sides = (isAsked ? prompt!.question.die : die)?.sides ?? DEFAULT_DIE_SIDES
  const press = usePress({
    onTap: () => canRoll && roll(),
    onHold: () => explainItem({ id: sides === DEFAULT_DIE_SIDES ? 'small-die' : 'big-die' }),
    onDrop: null,
  })
  return (
    <button
      type="button"
      className={`die-button ${canRoll ? 'can-roll' : ''}`}
      aria-disabled={!canRoll}
      tabIndex={canRoll ? 0 : -1}
      data-anchor="die"
      data-keep-clear="always"
      aria-keyshortcuts="r"
      {...press}
      onClick={(event) => {
        // The table would skip the roll, too.
        if (canRoll) event.stopPropagation()
        press.onClick()
      }}
    >
      <Die
        sides={sides}
        value={die?.sides === sides ? die.value : sides}
        ink={inkOfFace(faces[seat].face)}
        rolling={isRolling}
      />
      <span className="visually-hidden">
        {canRoll
          ? messages.table.roll
          : die
            ? messages.table.die(die.value, die.sides)
            : messages.table.dieWaiting}
      </span>
    </button>
  )
}

/** Tags for modifiers of the turn and for the current event. */
function TurnTags() {
  const { state, names, explainItem } = useBoardTable()
  const messages = useBoardMessages()
  const { isBackward, isGhost, event } = state.match.table
  const tags = [
    isBackward && ['reverse', messages.table.backward],
    isGhost && ['ghost', messages.table.ghost],
    event !== null && [event, names.title(event)],
  ].filter((tag) => tag !== false)
  if (tags.length === 0) return null
  return (
    <ul className="tags">
      {tags.map(([id, text]) => (
        <li key={id}>
          <ExplainButton data-tag={id} onExplain={() => explainItem({ id })}>
            {text}
          </ExplainButton>
        </li>
      ))}
    </ul>
  )
}

/** The open cards, for players who are not asked to take one. */
function OpenCards() {
  const { state, setup, names, prompt, explainItem } = useBoardTable()
  const { display } = state.match.table
  if (display.length === 0 || prompt?.question.ask === 'market') return null
  return (
    <ul className="open-cards">
      {display.map((kind, i) => (
        <li key={i}>
          <ExplainButton
            data-anchor={`offer-${i}`}
            onExplain={() => explainItem({ id: setup.kinds[kind].id })}
          >
            <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />
            <span className="visually-hidden">{names.cardName(kind)}</span>
          </ExplainButton>
        </li>
      ))}
    </ul>
  )
}

function DrawPile() {
  const messages = useBoardMessages()
  const { drawPileSize } = useBoardTable().state.match.table
  return (
    <div className="draw-pile" data-anchor="draw" data-depth={Math.min(3, Math.ceil(drawPileSize / 20))}>
      {drawPileSize > 0 && <BoardCardBack />}
      <b aria-hidden="true">{drawPileSize}</b>
      <span className="visually-hidden">{messages.table.drawPile(drawPileSize)}</span>
    </div>
  )
}
