/** A sentence of ours in each language. */
export interface Words {
  readonly en: string
  readonly de: string
}
