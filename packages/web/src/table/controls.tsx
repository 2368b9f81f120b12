import {
  COLOURS,
  callOfWish,
  cardIn,
  DRAW,
  isReaction,
  NO,
  OK,
  PASS,
  type Question,
  YES,
} from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import type { TableState } from '../game/source.ts'
import { CardFace } from '../look/card.tsx'
import { Shape } from '../look/shape.tsx'
import { type Language, type Lexicon, useSpeech } from '../words/index.tsx'
import { titleOf, useNames } from './use-names.ts'

interface Props {
  readonly state: TableState
  readonly prompt: Prompt<Question>
  readonly picked: ReadonlySet<number>
  onTap(option: number): void
}

/** The options that are neither in one's hand nor people: as buttons, or as cards to tap. */
export function Controls({ state, prompt, picked, onTap }: Props) {
  const { words, language } = useSpeech()
  const { setup, match } = state
  const names = useNames(state)
  const { of, options } = prompt.choice
  const own = new Set(match.own.hand)
  const elsewhere = of === 'card' ? options.filter((o) => o >= 0 && !own.has(cardIn(o))) : []
  const named = options.filter((o) => o < 0 || (of !== 'card' && of !== 'seat'))
  const label = (option: number): React.ReactNode => {
    if (option < 0) return wordFor(words, option, prompt.question)
    switch (of) {
      case 'wish':
        return <WishLabel wish={option} />
      case 'kind':
        return setup.imitable[option].name[language]
      case 'event':
        return setup.events[option].name[language]
      case 'power':
        return powerLabel(state, prompt.question.about, option, language)
      default:
        return option
    }
  }
  return (
    <>
      {elsewhere.length > 0 && (
        <div className="offer">
          {elsewhere.map((card) => (
            <button key={card} type="button" aria-pressed={picked.has(card)} onClick={() => onTap(card)}>
              <CardFace print={setup.faces[card]} />
              <span className="visually-hidden">{names.face(setup.faces[card].index)}</span>
            </button>
          ))}
        </div>
      )}
      {named.length > 0 && (
        <div className={`options ${of}`}>
          {named.map((option) => (
            <button
              key={option}
              type="button"
              className={`button ${option < 0 && option !== YES && option !== OK ? 'second' : of === 'wish' ? 'quiet' : ''}`}
              aria-pressed={picked.has(option)}
              onClick={() => onTap(option)}
            >
              {label(option)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

function WishLabel({ wish }: { readonly wish: number }) {
  const { words } = useSpeech()
  const { colour, number } = callOfWish(wish)
  if (colour === null) return <>{number}</>
  return (
    <>
      <Shape ink={COLOURS[wish]} /> {words.colours[colour]}
    </>
  )
}

function wordFor({ table }: Lexicon, option: number, question: Question): string {
  switch (option) {
    case DRAW:
      return table.draw
    case OK:
      return table.ok
    case YES:
      return table.yes
    case NO:
      return table.no
    case PASS:
      if (isReaction(question)) return table.letItBe
      return ['drawn', 'another', 'friend'].includes(question.ask) ? table.pass : table.nobody
    default:
      return String(option)
  }
}

/** Closed cards of others are known by their place only. */
function powerLabel(
  { setup, match }: TableState,
  about: number | undefined,
  place: number,
  language: Language,
): string {
  const isOwn = about === undefined || about === match.own.seat
  const id = isOwn ? match.own.powers[place]?.power : match.table.players[about].powers[place]
  return id ? titleOf(setup, id, language) : `? ${place + 1}`
}
