import { BASIC_COLOURS, CARD_SET_NAMES, DEFAULT_HOUSE_RULES, EDITION_NAMES } from '@slapwise/card-game'
import type { GameTerminal } from '../game-terminal.ts'

/** The parameters that a rule card may change. */
const ruleParameters = Object.keys(DEFAULT_HOUSE_RULES)

export const formatFranticHelp: GameTerminal['formatHelp'] = (
  heading,
) => `${heading('slapwise cards [NAME]')}       list the cards, events, powers and rule cards of Frantic, or describe one
  --sets LIST                 list these sets only

${heading('For a match of Frantic')}
  --edition complete          ${EDITION_NAMES.join(', ')}: the match ends above the limit with complete,
                              at the limit with the others; Gambling Man differs in original
  --sets base                 a list of ${CARD_SET_NAMES.join(', ')}:
                              ${CARD_SET_NAMES.join()}
  --limit medium              short, medium, long, a number of points, or none for a single round
  --hand-size 7               4 to 7
  --rule-cards N              rule cards per round, 0 to 3; default: 1 with pandora, else 0
  --without-rule-cards LIST   rule cards that are never drawn: thirst,peace
  --rule LIST                 rule cards in force in every round, up to 3: thirst, or custom ones: ./mine.json
                              { "name": "Feast", "text": "", "changes": { "giftCards": 4 } }
                              all parameters: ${ruleParameters.slice(0, 6).join(', ')},
                              ${ruleParameters.slice(6).join(', ')}
  --steer                     stack the decks so that rare cards come up

${heading('With the set pandora')}
  --purple fifth              fifth, off, or the colour it replaces: ${BASIC_COLOURS.join(', ')}
  --do-it-yourself WHAT       what the card does: rule-card, nothing, or as another card: thief
  --pandoras-box WHAT         what the event does: rule-cards, nothing, or as another event: tornado`
