import type { PlayerView, Setup } from '@slapwise/card-game'
import type { NameResolver } from '@slapwise/card-game/i18n'
import { memo } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import type { SeatChatLine, SeatGrimace, TablePlayer } from '../../../match-sources/table-source.ts'
import { PlayerFace } from '../../../table/faces/player-face.tsx'
import { SeatExpressions } from '../../../table/faces/seat-expressions.tsx'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { CardBack, CardFace } from '../artwork/card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import type { ReferenceTopic } from '../table/frantic-table-context.tsx'
import './seat.css'
import './seat-cards.css'

/** A seat with everything that is visible of its player. */
export interface SeatProps {
  readonly seat: number
  readonly name: string
  readonly tablePlayer: TablePlayer
  readonly player: PlayerView
  /** The score, empty if points do not count; for the viewer also the limit. */
  readonly points: string
  readonly spokenPoints: string
  readonly isOwn: boolean
  readonly isOnTurn: boolean
  readonly isCandidate: boolean
  /** The number of cards the player gets by the answer so far. */
  readonly receivedMark: string
  /** The turns until the Time Bomb goes off at this player's turn; undefined without a bomb. */
  readonly bombTurns: number | undefined
  /** The hand that the player shows to spectators. */
  readonly shown: readonly number[] | undefined
  readonly grimaces: readonly SeatGrimace[] | undefined
  readonly chat: readonly SeatChatLine[] | undefined
  readonly setup: Setup
  readonly names: NameResolver
  choose(seat: number): void
  explainItem(topic: ReferenceTopic): void
}

/** Memoized: most steps do not change most seats. */
export const Seat = memo(function Seat(seated: SeatProps) {
  const { seat, tablePlayer, player, isOwn, isOnTurn, isCandidate, receivedMark, bombTurns } = seated
  const { shown, grimaces, chat } = seated
  const isShowing = !isOwn && (player.openHand !== null || shown !== undefined || player.aside > 0)
  const status = [
    isOwn && 'own',
    isOnTurn && 'on-turn',
    isCandidate && 'candidate',
    !tablePlayer.isOnline && 'offline',
    player.skipped && 'skipped',
    player.cards === 1 && 'last-card',
    isShowing && 'shows-cards',
  ].filter(Boolean)
  return (
    <div className={`seat ${status.join(' ')}`} data-anchor={`seat-${seat}`}>
      <SeatButton {...seated} />
      {bombTurns !== undefined && <BombFuse key={bombTurns} turns={bombTurns} />}
      {receivedMark && (
        <span className="received-mark" aria-hidden="true">
          {receivedMark}
        </span>
      )}
      {!isOwn && <Powers {...seated} />}
      {isShowing && <OpenHand {...seated} />}
      <SeatExpressions seat={seat} grimaces={grimaces} chat={chat} />
    </div>
  )
})

function SeatButton(seated: SeatProps) {
  const { seat, name, tablePlayer, player, points, spokenPoints, isOwn, isCandidate, receivedMark, choose } =
    seated
  const { messages: pageMessages } = useI18n()
  const messages = useFranticMessages()
  const { cards, skipped } = player
  const signs = [
    skipped && messages.table.skipped,
    // The table shows elsewhere that the viewer is away: there is no space beside the viewer's own face.
    tablePlayer.isAway && !isOwn && pageMessages.table.away,
    !tablePlayer.isOnline && pageMessages.table.offline,
  ].filter(Boolean)
  const spoken = [
    name,
    messages.table.cards(cards),
    points && spokenPoints,
    ...signs,
    isCandidate && pageMessages.table.canBeChosen,
    receivedMark,
  ].filter(Boolean)
  return (
    <button type="button" disabled={!isCandidate} onClick={() => choose(seat)}>
      <PlayerFace seat={seat} />
      <strong data-keep-clear="always" aria-hidden="true">
        {name}
      </strong>
      <span className="visually-hidden">{spoken.join(', ')}</span>
      <span className="tally" data-keep-clear="always" aria-hidden="true">
        <MiniFan count={cards} />
        <b>{cards}</b>
        {points && <small>{points}</small>}
      </span>
      {signs.length > 0 && <em aria-hidden="true">{signs.join(', ')}</em>}
    </button>
  )
}

/** A bomb with the number of turns that are left. Each new count ticks. */
function BombFuse({ turns }: { readonly turns: number }) {
  const messages = useFranticMessages()
  return (
    <span className="bomb-fuse">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M16 8c0-4 4-1 5-6" />
        <circle cx="11" cy="14" r="9" />
      </svg>
      <b aria-hidden="true">{turns}</b>
      <span className="visually-hidden">{messages.table.turnsLeft(turns)}</span>
    </span>
  )
}

/** Up to four card backs. */
function MiniFan({ count }: { readonly count: number }) {
  const shown = Math.min(count, 4)
  return (
    <span className="mini-fan">
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} style={{ rotate: `${(i - (shown - 1) / 2) * 13}deg` }} />
      ))}
    </span>
  )
}

/** Power cards: a back if face down, a button if spent. */
function Powers({ seat, player: { powers }, names, explainItem }: SeatProps) {
  if (powers.length === 0) return null
  return (
    <span className="power-backs">
      {powers.map((power, i) =>
        power === null ? (
          <i key={i} data-anchor={`power-${seat}-${i}`} />
        ) : (
          <ExplainButton
            key={i}
            data-anchor={`power-${seat}-${i}`}
            aria-label={names.title(power)}
            onExplain={() => explainItem({ id: power })}
          />
        ),
      )}
    </span>
  )
}

/** A hand that lies open, or that is shown to spectators. */
function OpenHand({ seat, player: { openHand, aside }, shown, setup, names, explainItem }: SeatProps) {
  const faces = openHand ?? shown?.map((card) => setup.faces[card].index)
  return (
    <span className="open-hand" style={{ '--cards': (faces?.length ?? 0) + aside } as React.CSSProperties}>
      {faces?.map((face, i) => (
        <ExplainButton key={i} data-anchor={`shown-${seat}-${i}`} onExplain={() => explainItem({ face })}>
          <CardFace print={setup.prints[face]} />
          <span className="visually-hidden">{names.faceName(face)}</span>
        </ExplainButton>
      ))}
      {Array.from({ length: aside }, (_, i) => (
        <span key={`aside ${i}`}>
          <CardBack />
        </span>
      ))}
    </span>
  )
}
