/// <reference lib="dom" />

/** The layout of a moment. */
export interface StageLayout {
  /** The positions of the prompt bar, the piles and the die; null if there is none, or for spectators. */
  readonly bar: string | null
  readonly piles: string | null
  /** Elements that overlap, are cut off, or stick out. */
  readonly layoutProblems: readonly string[]
}

/** Inspects the layout after all animations. Runs in the page, so it must be self-contained. */
export function inspectLayout(): StageLayout {
  /** Selectors of elements that must not overlap. */
  const APART = [
    '.seat, .call, .active-effects li, .pile, .hand',
    '.board-seat, .board, .tray > *, .hand',
    '.table > .prompt-bar, .drawer-handle, .grimace-menu, .big-screen-invitation',
  ].join()
  /** Selectors of texts that must be readable. */
  const READ =
    '.prompt-question, .prompt-meaning, .seat strong, .seat .tally, .call, .board-seat strong, .prompt-bar .button, .wish, .prompt-bar-panel, .active-effects button, .event-panel p'

  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const called = (element: Element): string =>
    `${element.className || element.parentElement?.className} “${(element.textContent ?? '').trim().slice(0, 24)}”`
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isSeen = (element: Element) => boxOf(element).width > 1 && !element.closest('.visually-hidden')
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1
  const placed = (element: Element): string => {
    const { left, top, right, bottom } = boxOf(element)
    return [left, top, right, bottom].map(Math.round).join(' ')
  }
  const covering = (ones: readonly Element[], others: readonly Element[]): string[] =>
    ones.flatMap((one, i) =>
      others
        .filter((other, j) => (ones !== others || j > i) && meet(boxOf(one), boxOf(other)))
        .map((other) => `${called(one)} at ${placed(one)} lies on ${called(other)} at ${placed(other)}`),
    )
  const isWithin = (one: DOMRect, other: DOMRect): boolean =>
    one.left > other.left - 1 &&
    one.right < other.right + 1 &&
    one.top > other.top - 1 &&
    one.bottom < other.bottom + 1
  /** Elements that are partly outside of their container; those completely outside are hidden on purpose. */
  const stickingOut = (holders: string, held: string): string[] =>
    all(holders)
      .filter(isSeen)
      .flatMap((holder) =>
        [...holder.querySelectorAll(held)]
          .filter(
            (one) => isSeen(one) && meet(boxOf(one), boxOf(holder)) && !isWithin(boxOf(one), boxOf(holder)),
          )
          .map((one) => `${called(one)} at ${placed(one)} sticks out of ${holders} at ${placed(holder)}`),
      )
  /** Some names do not fit into any seat. */
  const isLong = (element: Element): boolean =>
    element.matches(':is(.seat, .board-seat) strong') && element.textContent.length > 12
  const isCut = (element: HTMLElement): boolean =>
    !isLong(element) &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)

  function settle(): void {
    for (let rounds = 0; rounds < 10; rounds++) {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      for (const animation of moving) animation.finish()
      if (moving.length === 0) return
    }
  }

  function placesOf(selector: string): string | null {
    const found = all(selector)
    return found.length === 0 || !document.querySelector('.hand') ? null : found.map(placed).join(' | ')
  }

  /** On phones the marks of a seat are for screen readers only, and clipped. */
  const isPrinted = (element: Element): boolean => getComputedStyle(element).clipPath === 'none'

  const heightOfLine = (element: Element): number => Number.parseFloat(getComputedStyle(element).lineHeight)

  /** An address must not be broken within a number. */
  const broken = (): string[] =>
    all('.big-screen-invitation :is(span, strong)')
      .filter((element) => isSeen(element) && boxOf(element).height > 1.5 * heightOfLine(element))
      .map((element) => `${called(element)} is broken`)

  /** On big screens the latest log entries must be completely visible. */
  const cramped = (): string[] =>
    all('.big-screen .tray-middle > .table-note')
      .filter(isSeen)
      .flatMap((note) => {
        const lines = Number(getComputedStyle(note).getPropertyValue('--max-lines'))
        const hasRoom = note.parentElement!.clientHeight >= Math.floor(lines * heightOfLine(note))
        return hasRoom ? [] : [`${called(note)} has no room for ${lines} lines`]
      })

  function scrolling(): string[] {
    const { scrollWidth, scrollHeight } = document.documentElement
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight
    return scrolls ? [`the page scrolls: ${scrollWidth} × ${scrollHeight}`] : []
  }

  settle()
  const things = all(APART).filter(isSeen)
  const unfolded = all('.prompt-bar-panel').filter(isSeen)
  const wanted = all('.seat.candidate, .board-seat.candidate, .hand').filter(isSeen)
  const read = all(READ).filter(isSeen)
  return {
    bar: placesOf('.table > .prompt-bar'),
    piles: placesOf('.pile, .die-button, .draw-pile'),
    layoutProblems: [
      ...scrolling(),
      ...covering(things, things),
      ...covering(all('.board-seat em').filter(isSeen).filter(isPrinted), all('.board-seat strong')),
      ...broken(),
      ...cramped(),
      ...covering(unfolded, wanted),
      ...stickingOut('.prompt-bar', '.prompt-question > strong'),
      ...stickingOut('.event-panel', 'h2, p, small'),
      ...all('.event-panel h2')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((title) => `${called(title)} is wider than its panel`),
      ...stickingOut('.latest-events, .tray-middle', '.table-note, .tags'),
      ...read.filter(isCut).map((element) => `${called(element)} is cut off`),
      ...[...read, ...things]
        .filter((element) => {
          const { left, top, right, bottom } = boxOf(element)
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
        })
        .map((element) => `${called(element)} sticks out: ${placed(element)}`),
    ],
  }
}
