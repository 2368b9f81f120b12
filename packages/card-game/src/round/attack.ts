import type { Seat } from '@slapwise/kernel'
import type { CardEffect } from '../model/card-kind.ts'
import type { GameScript, MaybeScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { otherSeats } from '../table/seats.ts'
import { choosePlayer, choosePlayerOrNobody } from './questions.ts'
import { askFirstReaction } from './reaction.ts'

/** The attack of a special card. `P` is the attacker’s decision about the victims. */
export interface Attack<P> {
  /** Asks for all victims; null if there is none, or if the attacker declines. */
  chooseVictims(table: Table, attacker: Seat): GameScript<P | null>
  /** The victims in the order in which they were named. */
  victims(plan: P): readonly Seat[]
  strike(table: Table, attacker: Seat, plan: P): MaybeScript
}

/**
 * An effect that names all victims, opens the window for Counterattack, and strikes. A Counterattack cancels the whole
 * attack: the player who threw it in becomes the attacker and starts over, which can be countered again.
 */
export function createAttack<P>(card: string, { chooseVictims, victims, strike }: Attack<P>): CardEffect {
  return function* (table, player, _, isWilling) {
    let attacker = player
    let countered = false
    for (;;) {
      if (countered && isWilling && !(yield* isWilling(attacker))) break
      const plan = yield* chooseVictims(table, attacker)
      if (plan === null) break
      const named = victims(plan)
      table.facts?.push({ publicPart: { kind: 'attacked', seat: attacker, card, victims: named } })
      const counter =
        table.uncounterable || table.rules.noCounterattack
          ? null
          : yield* askFirstReaction(
              table,
              'counterattack',
              sortByOrderOfPlay(table, attacker, named),
              attacker,
            )
      if (counter === null) {
        const script = strike(table, attacker, plan)
        if (script) yield* script
        break
      }
      attacker = counter
      countered = true
    }
    return countered ? 'wished' : 'done'
  }
}

const sortByOrderOfPlay = (table: Table, attacker: Seat, named: readonly Seat[]): readonly Seat[] =>
  named.length < 2 ? named : otherSeats(table, attacker).filter((seat) => named.includes(seat))

type Candidates = (table: Table, attacker: Seat) => Seat[]
type Strike = (table: Table, attacker: Seat, victim: Seat) => MaybeScript

/** An attack on one player, which is mandatory if there is a candidate. */
export const attackOnOne = (card: string, candidates: Candidates, strike: Strike): CardEffect =>
  singleVictimAttack(card, strike, (table, attacker) =>
    choosePlayer(attacker, { ask: 'victim', source: card }, candidates(table, attacker)),
  )

/** An attack on one player that the attacker may decline. */
export const optionalAttackOnOne = (card: string, candidates: Candidates, strike: Strike): CardEffect =>
  singleVictimAttack(card, strike, (table, attacker) =>
    choosePlayerOrNobody(attacker, { ask: 'victim', source: card }, candidates(table, attacker)),
  )

const singleVictimAttack = (
  card: string,
  strike: Strike,
  chooseVictims: Attack<Seat>['chooseVictims'],
): CardEffect => createAttack(card, { chooseVictims, victims: (victim) => [victim], strike })
