import { createMildNaming } from '@slapwise/kernel'
import type { Face } from '../model/face.ts'
import type { Setup } from '../model/setup.ts'
import { CARD_SETS } from '../sets/index.ts'

/** Cards, events and the like with the names that are used at a table. */
export const applyMildNames = createMildNaming([
  ...new Set(Object.values(CARD_SETS).flatMap(({ prints }) => prints.map(({ kind }) => kind))),
])

/** A setup to read the names from that are used at this table. */
export function applyMildNamesToSetup(setup: Setup, mild: boolean): Setup {
  if (!mild) return setup
  const printed = [...new Set(setup.prints.map(({ kind }) => kind))]
  const kinds = new Map(applyMildNames(printed, true).map((kind, i) => [printed[i], kind]))
  const prints = setup.prints.map((face): Face => ({ ...face, kind: kinds.get(face.kind)! }))
  return {
    ...setup,
    prints,
    faces: setup.faces.map(({ index }) => prints[index]),
    imitable: setup.imitable.map((kind) => kinds.get(kind)!),
    events: applyMildNames(setup.events, true),
    powers: applyMildNames(setup.powers, true),
    ruleCards: applyMildNames(setup.ruleCards, true),
  }
}
