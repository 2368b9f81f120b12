/** The page that shows how everything looks. */
export interface DesignWords {
  readonly title: string
  readonly inks: string
  readonly controls: string
  readonly people: string
  readonly moments: string
}
