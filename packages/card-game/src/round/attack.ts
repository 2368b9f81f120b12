import type { Seat } from '@slapwise/kernel'
import type { Effect } from '../model/kind.ts'
import type { Ask, MaybeAsk } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { others } from '../table/seats.ts'
import { choosePlayer, choosePlayerOrNobody } from './questions.ts'
import { firstWhoReacts } from './reaction.ts'

/** A special card against chosen players. `P` is what the attacker decides when naming them. */
export interface Attack<P> {
  /** Names all victims; null if there is none, or if the attacker declines. */
  aim(table: Table, attacker: Seat): Ask<P | null>
  /** In the order in which they were named. */
  victims(plan: P): readonly Seat[]
  strike(table: Table, attacker: Seat, plan: P): MaybeAsk
}

/**
 * All victims are named, then the window opens, then the effect happens. One Counterattack cancels all of it and
 * hands the card to whoever threw it in, who carries it out afresh; that can be countered again.
 */
export function attack<P>(card: string, { aim, victims, strike }: Attack<P>): Effect {
  return function* (table, player, _, isWilling) {
    let attacker = player
    let countered = false
    for (;;) {
      if (countered && isWilling && !(yield* isWilling(attacker))) break
      const plan = yield* aim(table, attacker)
      if (plan === null) break
      const named = victims(plan)
      table.facts?.push({ news: { kind: 'attacked', seat: attacker, card, victims: named } })
      const counter =
        table.uncounterable || table.rules.noCounterattack
          ? null
          : yield* firstWhoReacts(table, 'counterattack', inOrderOfPlay(table, attacker, named), attacker)
      if (counter === null) {
        const asking = strike(table, attacker, plan)
        if (asking) yield* asking
        break
      }
      attacker = counter
      countered = true
    }
    return countered ? 'wished' : 'done'
  }
}

const inOrderOfPlay = (table: Table, attacker: Seat, named: readonly Seat[]): readonly Seat[] =>
  named.length < 2 ? named : others(table, attacker).filter((seat) => named.includes(seat))

type Candidates = (table: Table, attacker: Seat) => Seat[]
type Strike = (table: Table, attacker: Seat, victim: Seat) => MaybeAsk

/** An attack on one player, who must be named if there is any. */
export const onSomeone = (card: string, candidates: Candidates, strike: Strike): Effect =>
  onOne(card, strike, (table, attacker) =>
    choosePlayer(attacker, { ask: 'victim', source: card }, candidates(table, attacker)),
  )

/** An attack on one player that may be declined. */
export const onSomeoneOrNobody = (card: string, candidates: Candidates, strike: Strike): Effect =>
  onOne(card, strike, (table, attacker) =>
    choosePlayerOrNobody(attacker, { ask: 'victim', source: card }, candidates(table, attacker)),
  )

const onOne = (card: string, strike: Strike, aim: Attack<Seat>['aim']): Effect =>
  attack(card, { aim, victims: (victim) => [victim], strike })
