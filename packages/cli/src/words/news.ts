import { styleText } from 'node:util'
import type { FaceIndex, Told } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { openHandWords } from './cards.ts'
import { type Deed, deedOf, lookedAt } from './deeds.ts'
import { matchOver, roundOver } from './score.ts'
import { listed, subject, type Teller } from './teller.ts'

/** What happened, in paragraphs: one for each turn, and one for each event. */
export function newsLines(t: Teller, facts: readonly Told[]): string[] {
  const story = new Story(t)
  facts.forEach((told, i) => {
    for (const text of paragraphsFor(t, told, facts[i - 1], facts[i + 1])) story.insert(text)
    const deed = deedOf(t, told, facts[i - 1], facts[i + 1])
    if (deed) story.add(deed, beginsTurn(told, facts[i - 1], facts[i + 1]))
  })
  return story.end()
}

/** Puts deeds together: those of one subject in a row make a sentence, those of one turn a paragraph. */
class Story {
  readonly #teller: Teller
  readonly #paragraphs: string[][] = []
  #sentence: Deed[] = []
  /** Whether the last paragraph can go on. */
  #isOpen = false

  constructor(teller: Teller) {
    this.#teller = teller
  }

  /** A paragraph by itself. */
  insert(text: string): void {
    this.#endSentence()
    this.#paragraphs.push([text])
    this.#isOpen = false
  }

  add(deed: Deed, beginsTurn: boolean): void {
    const [first] = this.#sentence
    if (beginsTurn || first?.who !== deed.who) this.#endSentence()
    if (beginsTurn || !this.#isOpen) this.#paragraphs.push([])
    this.#isOpen = true
    this.#sentence.push(deed)
    if (deed.who === null || deed.ends || deed.remark !== undefined) this.#endSentence()
  }

  end(): string[] {
    this.#endSentence()
    return this.#paragraphs.map((sentences) => sentences.join(' '))
  }

  #endSentence(): void {
    if (this.#sentence.length > 0) this.#paragraphs.at(-1)!.push(sentenceOf(this.#teller, this.#sentence))
    this.#sentence = []
  }
}

function sentenceOf(t: Teller, deeds: readonly Deed[]): string {
  const [{ who, does }] = deeds
  if (who === null) return does
  const { remark } = deeds.at(-1)!
  const sentence = `${subject(t, who)} ${listed(deeds.map((deed) => deed.does))}.`
  return remark === undefined ? sentence : `${sentence} ${remark}`
}

function paragraphsFor(t: Teller, told: Told, before: Told | undefined, after: Told | undefined): string[] {
  switch (told.kind) {
    case 'event':
      return [eventWords(t, told.event)]
    case 'drew-rules':
      return told.rules.map((id) => ruleWords(t, id))
    case 'looked':
      return lookedAt(t, told, before, after)
    case 'opened-hands':
      return before?.kind === 'activated' ? openedHands(t, told.hands, before.seat) : []
    case 'round-over':
      return roundOver(t, told)
    case 'match-over':
      return [matchOver(t, told.winners)]
    default:
      return []
  }
}

/** Those that lie open for a while; where it is for a moment only, a question shows them. */
const openedHands = (t: Teller, hands: readonly (readonly FaceIndex[])[], by: Seat): string[] =>
  hands.flatMap((hand, seat) =>
    seat === by || seat === t.viewer ? [] : `${subject(t, seat)} holds ${openHandWords(t.setup, hand)}`,
  )

function eventWords({ setup }: Teller, id: string): string {
  const { name, text } = setup.events.find((event) => event.id === id)!
  return `${styleText('bold', `⚡ ${name.en}!`)} ${text.en}`
}

function ruleWords({ setup }: Teller, id: string): string {
  const { name, text } = setup.ruleCards.find((card) => card.id === id)!
  return `${styleText('bold', `§ ${name.en}.`)} ${text.en}`
}

/** A card drawn in one's turn is known by what comes next: playing or passing. */
function beginsTurn(told: Told, before: Told | undefined, after: Told | undefined): boolean {
  switch (told.kind) {
    case 'round-began':
    case 'skipped':
      return true
    case 'played':
      return !isBy(told.seat, before, 'drew', 'played', 'activated')
    case 'drew':
      return isBy(told.seat, after, 'played', 'passed')
    default:
      return false
  }
}

const isBy = (seat: Seat, told: Told | undefined, ...kinds: readonly Told['kind'][]): boolean =>
  told !== undefined && kinds.includes(told.kind) && 'seat' in told && told.seat === seat
