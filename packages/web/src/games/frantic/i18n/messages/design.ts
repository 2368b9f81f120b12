/** The page that shows how everything looks. */
export interface DesignMessages {
  readonly title: string
  readonly colours: string
  readonly controls: string
  readonly people: string
  readonly moments: string
}
