import type { EventKind } from '../model/event-kind.ts'
import { runSubstituteEvent } from '../round/event.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { redrawRuleCards } from '../table/rule-cards.ts'

export const pandorasBox: EventKind = {
  id: 'pandoras-box',
  name: { en: 'Pandora’s Box', de: 'Büchse der Pandora' },
  text: {
    en: 'Does what your table has agreed on; if you have not, the rule cards are shuffled back and as many drawn anew.',
    de: 'Tut, was ihr am Tisch abgemacht habt; ohne Abmachung werden die Regelkarten zurückgemischt und gleich viele neu gezogen.',
  },
  rulings: [
    { en: 'No rule cards in play: nothing happens.', de: 'Keine Regelkarten im Spiel: Nichts passiert.' },
    { en: 'One of the old rule cards may come again.', de: 'Eine der alten Regelkarten kann wieder kommen.' },
    {
      en: 'As another event it follows that event’s rules, and a Lucky Bastard stays out of it.',
      de: 'Als anderes Ereignis folgt es dessen Regeln, und wer Lucky Bastard reingeworfen hat, bleibt draussen.',
    },
    {
      en: 'New rule cards hold for everyone, lucky or not.',
      de: 'Neue Regelkarten gelten für alle, mit oder ohne Glück.',
    },
    { en: 'As Repeat it never picks itself.', de: 'Als Repeat wählt sie nie sich selbst.' },
  ],
  standsFor: ({ pandorasBox }) => pandorasBox,
  run(table, players, trigger) {
    const { pandorasBox: chosen } = table.setup.settings
    const event = table.setup.events.find(({ id }) => id === chosen)
    if (event) return runSubstituteEvent(table, event, players, trigger)
    if (chosen === 'nothing' || !redrawRuleCards(table)) reportNoEffect(table, 'pandoras-box')
  },
}
