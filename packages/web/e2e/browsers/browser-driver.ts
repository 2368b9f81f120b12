export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export type PointerAction = 'pointerDown' | 'pointerUp'

/** One window of a browser, whatever the protocol. */
export interface BrowserDriver {
  /** Errors in the page, caught or not. */
  readonly errors: string[]
  /** Sets the size of the viewport. */
  resize(size: Size): Promise<void>
  open(address: string): Promise<void>
  /** Runs a self-contained function in the page, and awaits its result. */
  run<Arg, Result>(what: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>>
  /** Presses or releases the pointer at a point. */
  point(press: PointerAction, at: Point): Promise<void>
  type(text: string): Promise<void>
  takeScreenshot(path: string): Promise<void>
  close(): Promise<void>
}

/** A pointer action, as both protocols encode it. */
export const pointerActions = (type: PointerAction, { x, y }: Point): object => ({
  type: 'pointer',
  id: 'pointer',
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type, button: 0 },
  ],
})

/** Typed text, as both protocols encode it. */
export const typeTextActions = (text: string): object => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
