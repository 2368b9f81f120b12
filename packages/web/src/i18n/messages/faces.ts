import type { FacePart } from '../../ui/face/face.ts'

/** Choosing a face. */
export interface FaceMessages {
  readonly description: string
  /** The chosen colour belongs to somebody else at the table. */
  readonly colourTaken: string
  readonly taken: (colour: string) => string
  /** The names of the variants are for screen readers. */
  readonly parts: Readonly<Record<FacePart, { readonly name: string; readonly variants: readonly string[] }>>
}
