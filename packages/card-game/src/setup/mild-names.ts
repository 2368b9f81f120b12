import { createMildNaming } from '@slapwise/kernel'
import type { Face } from '../model/face.ts'
import type { Setup } from '../model/setup.ts'
import { CARD_SETS } from '../sets/index.ts'

/** Replaces rude names of cards and events by mild ones. */
export const applyMildNames = createMildNaming([
  ...new Set(Object.values(CARD_SETS).flatMap(({ prints }) => prints.map(({ kind }) => kind))),
])

/** A setup with mild names, for displaying only. */
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
