import { PASS, placeIn, type Question } from '@slapwise/card-game'
import type { Choice, Prompt, Seat } from '@slapwise/kernel'
import { handOf, inWords, nameOf, subject, type Teller, verb } from './teller.ts'
import { titleOf } from './titles.ts'

/** What is asked, in a few words. */
export function questionWords(t: Teller, { question, choice }: Prompt<Question>): string {
  const { ask, source, about } = question
  const isForced = choice.options.length === 1
  switch (ask) {
    case 'turn':
      return isForced
        ? 'Nothing fits. Enter to draw'
        : `Your turn: a card${orWithPower(choice)}, or 0 to draw`
    case 'drawn':
      return `A card after all${orWithPower(choice)}, or 0 to pass`
    case 'second-chance':
      return `Another card${orWithPower(choice)}, at once`
    case 'friend':
      return 'Another one of the same number, or 0 to leave it at that'
    case 'victim':
      if (source === 'edison' && about !== undefined) return `Swap ${powerOf(t, about)} with whom?`
      return VICTIM[source!] ?? `${titleOf(t.setup, source!)}: whom?`
    case 'allot-draws':
      return 'Who draws?'
    case 'give':
      return `Which ${cardsAskedFor(choice)}${about === undefined ? '' : ` for ${nameOf(t, about)}`}?`
    case 'discard':
      return `Which ${cardsAskedFor(choice)} will you throw away?`
    case 'lay':
      return source === 'tsunami' ? tsunami(choice) : (LAY[source!] ?? 'Lay one, face down for now')
    case 'pick':
      return 'Take one'
    case 'receiver':
      return source === 'recycling' ? 'Who gets the card back?' : 'And who gets it?'
    case 'hand-out':
      return 'Who gets what?'
    case 'wish':
      return 'Your wish?'
    case 'counterattack':
      return `${attacker(t, about!)} you. ${reaction(t, question, choice)}`
    case 'nice-try':
      return `${subject(t, about!)} ${verb(t, about!, 'is', 'are')} out of cards. ${reaction(t, question, choice)}`
    case 'lucky-bastard':
      return `There is trouble ahead. ${reaction(t, question, choice)}`
    case 'imitate':
      return 'What is it today?'
    case 'colour':
      return source === 'colour-blockade' ? 'Which colour is off limits?' : 'Which colour next?'
    case 'steal':
      return `Which ${cardsAskedFor(choice)} will you keep?`
    case 'event':
      return source === 'repeat' ? 'Which one again?' : 'Which one happens?'
    case 'seppuku':
      return 'Dare to turn over a card?'
    case 'distribute':
      return `Who gets ${handOf(t, about!)}?`
    case 'giver':
      return 'Who gives you two cards?'
    case 'swap-hands':
      return choice.kind === 'some' ? 'Which two swap hands?' : 'Swap hands with whom, or 0 to keep yours'
    case 'recharge':
      return 'Recharge which one?'
    case 'power':
      return about === undefined
        ? 'Which one goes back into the deck?'
        : `Which one of ${about === t.viewer ? 'yours' : `${t.names[about]}’s`}?`
    case 'use':
      return use(t, source!)
    case 'another':
      return 'Another card, whether it fits or not'
    case 'seen':
      return 'Enter when you have stared enough'
    case 'next-round':
      return 'Enter for the next round'
  }
}

function use({ setup }: Teller, source: string): string {
  if (source === 'update') return 'A new power card for an old one?'
  const title = titleOf(setup, source)
  if (source !== 'do-it-yourself') return `Use ${title}?`
  const { doItYourself } = setup.settings
  return doItYourself === 'rule-card'
    ? 'Draw one more rule card?'
    : `Use ${title} as ${titleOf(setup, doItYourself)}?`
}

/** Where a power card may go with a card. */
const orWithPower = ({ options }: Choice): string =>
  options.some((option) => placeIn(option) >= 0) ? ', perhaps with a power (as in 1 a)' : ''

const powerOf = ({ names, viewer }: Teller, seat: Seat): string =>
  seat === viewer ? 'a power card of yours' : `a power card of ${names[seat]}’s`

const tsunami = ({ options }: Choice): string =>
  options.includes(PASS) ? 'Lay one worth at least as much, or 0 to take them all' : 'Lay one to begin with'

const attacker = (t: Teller, seat: Seat): string =>
  `${subject(t, seat)} ${verb(t, seat, 'attacks', 'attack')}`

/** What can be thrown in: the card itself, or one that passes for it. */
function reaction({ setup }: Teller, { source }: Question, { options }: Choice): string {
  const wanted = titleOf(setup, source!)
  const held = [
    ...new Set(options.filter((option) => option >= 0).map((card) => setup.faces[card].kind.name.en)),
  ]
  if (held.length === 0) return `You hold no ${wanted}. Enter`
  const as = held.includes(wanted) ? '' : ` as ${wanted}`
  return `Throw in ${held.join(' or ')}${as}, or 0 to let it be`
}

const LAY: Readonly<Record<string, string>> = {
  'russian-roulette': 'Which card goes on the draw pile?',
}

const VICTIM: Readonly<Record<string, string>> = {
  gift: 'Who gets cards of yours?',
  exchange: 'Exchange two cards with whom?',
  skip: 'Who sits out a turn?',
  equality: 'Who draws until they have as many as you?',
  thief: 'Whose hand takes your fancy?',
  'special-favours': 'Swap special cards with whom?',
  edison: 'Who swaps a power card?',
  'special-charge': 'Who draws for their special cards?',
  inequality: 'Who has to pull your cards?',
}

const cardsAskedFor = (choice: Choice): string =>
  choice.kind === 'some' && choice.count > 1 ? `${inWords(choice.count)} cards` : 'card'

/** How to type an answer that takes more than one number. */
export function exampleWords({ names }: Teller, choice: Choice): string {
  switch (choice.kind) {
    case 'one':
      return ''
    case 'some':
      return choice.count > 1
        ? ` (as in ${Array.from({ length: choice.count }, (_, i) => i + 1).join(' ')})`
        : ''
    case 'allot': {
      const [first, second] = choice.options.map((seat) => names[seat])
      const areWords = !`${first}${second}`.includes(' ')
      return ` (all: 2, one by one: 1 1 2 2${areWords ? `, or: ${first} ${choice.total - 1} ${second} 1` : ''})`
    }
    case 'assign':
      return ' (or several: 1 2 2, or: all 1)'
  }
}
