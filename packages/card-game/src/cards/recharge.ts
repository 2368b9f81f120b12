import { findIndices } from '@slapwise/kernel'
import { singleColouredCard } from '../model/card-kind.ts'
import { chooseOne } from '../round/questions.ts'
import { turnFaceDown } from '../table/powers.ts'
import { reportNoEffect } from '../table/round-verbs.ts'

export const recharge = singleColouredCard('recharge', {
  name: { en: 'Recharge', de: 'Recharge' },
  text: {
    en: 'Turn one of your spent power cards face down again. Not the one you have just used.',
    de: 'Dreh eine deiner verbrauchten Powerkarten wieder um. Nicht die, die du gerade benutzt hast.',
  },
  rulings: [
    {
      en: 'Nothing spent, or only the one just used? Then nothing happens.',
      de: 'Nichts verbraucht oder nur die gerade benutzte? Dann passiert nichts.',
    },
    {
      en: 'With a single spent power card nobody asks: it is turned over.',
      de: 'Bei einer einzigen verbrauchten Powerkarte wird nicht gefragt: Sie wird umgedreht.',
    },
  ],
  answerHints: {
    recharge: {
      en: 'It lies face down again, so you can use it once more.',
      de: 'Sie liegt wieder verdeckt, du kannst sie also noch einmal nutzen.',
    },
  },
  *effect(table, player) {
    const spent = findIndices(table.powers[player], ({ power, open }) => open && power !== table.powerUsed)
    if (spent.length === 0) {
      reportNoEffect(table, 'recharge')
      return 'done'
    }
    const slot =
      spent.length === 1
        ? spent[0]
        : yield* chooseOne(player, { ask: 'recharge', source: 'recharge' }, 'power', spent)
    turnFaceDown(table, player, slot)
    return 'done'
  },
})
