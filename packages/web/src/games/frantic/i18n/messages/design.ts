/** Texts of the design page. */
export interface DesignMessages {
  readonly title: string
  readonly colours: string
  readonly controls: string
  readonly people: string
  readonly moments: string
}
