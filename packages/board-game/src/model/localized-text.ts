/** A sentence of ours in each language. */
export interface LocalizedText {
  readonly en: string
  readonly de: string
}
