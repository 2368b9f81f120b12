import {
  type CardMatch,
  type Fact,
  namedSetup,
  newMatch,
  type Question,
  type SettingsInput,
  type Told,
} from '@slapwise/card-game'
import { countAnswers, type MatchRecord, type Prompt } from '@slapwise/kernel'
import { Input, Quit } from '../input.ts'
import { print, printRule } from '../screen.ts'
import { answerWords, powerOwner } from '../words/answers.ts'
import { callWords } from '../words/call.ts'
import { handWords } from '../words/cards.ts'
import { newsLines } from '../words/news.ts'
import { heldPower } from '../words/powers.ts'
import type { Teller } from '../words/teller.ts'

/** Decision by decision, with all hands open: the match is over, there is nothing to hide. */
export async function stepThrough(
  record: MatchRecord,
  names: readonly string[],
  mild: boolean,
): Promise<void> {
  const input = new Input()
  try {
    await step(input, record, names, mild)
  } catch (error) {
    if (!(error instanceof Quit)) throw error
  } finally {
    input.close()
  }
}

async function step(
  input: Input,
  record: MatchRecord,
  names: readonly string[],
  mild: boolean,
): Promise<void> {
  const match = newMatch(record.settings as SettingsInput, record.seed, true)
  const teller: Teller = { setup: namedSetup(match.state.setup, mild), names, viewer: null }
  tellNews(teller, match)
  for (const [i, [seat, answer]] of record.decisions.entries()) {
    const prompt = match.promptFor(seat)!
    const isDecision = countAnswers(prompt.choice) > 1
    if (isDecision) {
      await input.ask('Enter for the next decision › ')
      printRule(`${i + 1} of ${record.decisions.length}`)
      const powers = match.state.powers[powerOwner(prompt)].map(({ power }) => teller.setup.powers[power].id)
      printSituation(teller, match, prompt)
      print(`  ${names[seat]}, ${prompt.question.ask}: ${answerWords(teller, prompt, answer, powers)}`)
    }
    match.answer(seat, answer)
    tellNews(teller, match)
  }
}

function printSituation({ setup, names }: Teller, { state }: CardMatch, { seat }: Prompt<Question>): void {
  const top = setup.faces[state.discardPile.at(-1)!]
  const call = callWords(setup, state.call, top.index)
  print(`  The call is ${call}. ${names[seat]} holds ${handWords(setup, state.hands[seat])}`)
  const powers = state.powers[seat].map(({ power, open }) => ({ power: setup.powers[power].id, open }))
  if (powers.length > 0) print(`  Powers: ${powers.map((held) => heldPower(setup, held)).join(', ')}`)
}

function tellNews(teller: Teller, match: CardMatch): void {
  for (const line of newsLines(teller, match.takeFacts().map(openly))) print(`  ${line}`)
}

const openly = ({ news, secret }: Fact): Told => ({
  ...news,
  ...(secret?.cards && { cards: secret.cards }),
  ...(secret?.powers && { powers: secret.powers }),
})
