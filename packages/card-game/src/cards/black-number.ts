import { cardKind } from '../model/card-kind.ts'
import { triggerEvent } from '../round/event.ts'
import { isTurnCutOff } from '../table/ending.ts'
import { ruleCardThatSets } from '../table/rule-cards.ts'

export const blackNumber = cardKind({
  id: 'black-number',
  family: 'black',
  points: 'number',
  name: { en: 'Black number', de: 'Schwarze Zahl' },
  text: {
    en: 'Goes on the same number only, for black is no colour. Then an event turns the table over.',
    de: 'Passt nur auf dieselbe Zahl, denn Schwarz ist keine Farbe. Dann stellt ein Ereignis alles auf den Kopf.',
  },
  rulings: [
    {
      en: 'Only the same number or an open-wish card can follow it.',
      de: 'Darauf passt nur dieselbe Zahl oder eine Wunschkarte.',
    },
    {
      en: 'Nobody can wish for black, unless the power card Black Wish says so.',
      de: 'Schwarz lässt sich nicht wünschen, ausser mit der Powerkarte Black Wish.',
    },
    {
      en: 'As your last card: you take full part in the event and may end up with cards again.',
      de: 'Als letzte Karte: Du machst beim Ereignis voll mit und hast danach vielleicht wieder Karten.',
    },
    {
      en: 'As opening card it sets off its event in the dealer’s name.',
      de: 'Als Startkarte löst sie ihr Ereignis aus, und zwar im Namen der Person, die gegeben hat.',
    },
  ],
  *effect(table, player) {
    const { eventsPerBlackCard: count } = table.rules
    const cause = count > 1 ? ruleCardThatSets(table, 'eventsPerBlackCard') : null
    for (let number = 1; number <= count; number++) {
      yield* triggerEvent(table, player, cause === null ? undefined : { cause, number, count })
      if (isTurnCutOff(table)) break
    }
    return 'done'
  },
})
