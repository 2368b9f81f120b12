export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export type PointerAction = 'pointerDown' | 'pointerUp'

/** One window of a browser, however it is driven. */
export interface BrowserDriver {
  /** What went wrong in the page, whether or not anybody saw it. */
  readonly errors: string[]
  /** Makes the page as large as this. */
  resize(size: Size): Promise<void>
  open(address: string): Promise<void>
  /** Runs a function in the page that knows nothing but what is in it, and waits for what it promises. */
  run<Arg, Result>(what: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>>
  /** Presses there, or lets go. */
  point(press: PointerAction, at: Point): Promise<void>
  type(text: string): Promise<void>
  takeScreenshot(path: string): Promise<void>
  close(): Promise<void>
}

/** What both protocols call pressing something there, or letting go. */
export const pointerActions = (type: PointerAction, { x, y }: Point): object => ({
  type: 'pointer',
  id: 'pointer',
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type, button: 0 },
  ],
})

/** What both protocols call typing. */
export const keyActions = (text: string): object => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
