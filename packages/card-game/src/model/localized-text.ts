/** A sentence of ours in each language: in two where it is written, in others by what is laid over it. */
export interface LocalizedText {
  readonly en: string
  readonly de: string
  readonly [language: string]: string
}
