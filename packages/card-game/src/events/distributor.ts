import type { Seat } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import { choosePlayer } from '../round/questions.ts'
import { lookAt, redistributeHands } from '../table/whole-hands.ts'

export const distributor: EventKind = {
  id: 'distributor',
  name: { en: 'Distributor', de: 'Distributor' },
  text: {
    en: 'Whoever set this off looks at every hand and says who gets which. Keeping your own is not on offer.',
    de: 'Wer das ausgelöst hat, schaut alle Hände an und bestimmt, wer welche bekommt. Die eigene zu behalten, geht nicht.',
  },
  rulings: [
    { en: 'Nobody else sees the hands.', de: 'Sonst sieht niemand die Hände.' },
    {
      en: 'Whoever distributes says for hand after hand who gets it, their own first.',
      de: 'Wer verteilt, sagt für eine Hand nach der anderen, wer sie bekommt, angefangen bei der eigenen.',
    },
    { en: 'The others may well keep theirs.', de: 'Die anderen dürfen ihre durchaus behalten.' },
    {
      en: 'The hand of a Lucky Bastard is left out and not looked at.',
      de: 'Die Hand von jemandem mit Lucky Bastard bleibt draussen, auch ungesehen.',
    },
  ],
  answerHints: {
    distribute: {
      en: 'One hand for everybody, and everybody keeps what they get. Your own is for somebody else.',
      de: 'Eine Hand für jede Person, und die behält sie. Deine eigene ist für jemand anderen.',
    },
  },
  *run(table, players, trigger) {
    if (!players.includes(trigger) || players.length < 2) return
    for (const seat of players) if (seat !== trigger) lookAt(table, trigger, seat)
    const piles = [trigger, ...players.filter((seat) => seat !== trigger)]
    const receivers: Seat[] = []
    for (const pile of piles) {
      const left = players.filter(
        (seat) => !receivers.includes(seat) && (pile !== trigger || seat !== trigger),
      )
      const question = { ask: 'distribute', source: 'distributor', about: pile } as const
      receivers.push((yield* choosePlayer(trigger, question, left))!)
    }
    redistributeHands(table, piles, receivers)
  },
}
