/** A text in English and German, and in each further language once `applyTranslation` has added it. */
export interface LocalizedText {
  readonly en: string
  readonly de: string
  readonly [language: string]: string
}
