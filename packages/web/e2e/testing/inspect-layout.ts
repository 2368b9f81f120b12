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
  const SEPARATE = [
    '.seat, .call, .active-effects, .pile, .hand',
    '.board-seat, .board, .tray > *, .hand',
    '.coach, .table > .prompt-bar, .drawer-handle, .grimace-menu, .big-screen-invitation',
  ].join()
  /** Selectors of texts whose words must not be broken. */
  const UNBROKEN = '.call, .active-effects button, .button, .wish'
  /** Selectors of elements that no speech bubble may cover. */
  const BUBBLE_FREE =
    '.prompt-bar, .prompt-bar-panel, .call, .hand, .seat .tally, .seat strong, .board-seat button'
  /** The least visible part of a card in the hand: on low screens, and in the lower one of two rows, its lower end is hidden. */
  const VISIBLE_CARD_PART =
    innerHeight <= 480 || document.querySelector('.hand[data-many="true"]') ? 0.3 : 0.9
  /** At 300 % zoom a panel may scroll. */
  const MAY_PANELS_SCROLL = innerHeight < 360
  /** Selectors of texts that must be readable. */
  const READABLE =
    '.own-highlights-text, .introduction, .prompt-question, .prompt-meaning, .seat strong, .seat .tally, .call, .board-seat strong, .prompt-bar .button, .wish, .prompt-bar-panel, .active-effects button, .event-panel p'

  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const describe = (element: Element): string =>
    `${element.className || element.parentElement?.className} “${(element.textContent ?? '').trim().slice(0, 24)}”`
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isSeen = (element: Element) => boxOf(element).width > 1 && !element.closest('.visually-hidden')
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1
  const formatBox = (element: Element): string => {
    const { left, top, right, bottom } = boxOf(element)
    return [left, top, right, bottom].map(Math.round).join(' ')
  }
  const overlaps = (ones: readonly Element[], others: readonly Element[]): string[] =>
    ones.flatMap((one, i) =>
      others
        .filter((other, j) => (ones !== others || j > i) && overlap(boxOf(one), boxOf(other)))
        .map(
          (other) =>
            `${describe(one)} at ${formatBox(one)} lies on ${describe(other)} at ${formatBox(other)}`,
        ),
    )
  const isWithin = (one: DOMRect, other: DOMRect): boolean =>
    one.left > other.left - 1 &&
    one.right < other.right + 1 &&
    one.top > other.top - 1 &&
    one.bottom < other.bottom + 1
  /** Elements that are partly outside of their container; those completely outside are hidden on purpose. */
  const overflows = (containers: string, content: string): string[] =>
    all(containers)
      .filter(isSeen)
      .flatMap((container) =>
        [...container.querySelectorAll(content)]
          .filter(
            (one) =>
              isSeen(one) && overlap(boxOf(one), boxOf(container)) && !isWithin(boxOf(one), boxOf(container)),
          )
          .map(
            (one) =>
              `${describe(one)} at ${formatBox(one)} sticks out of ${containers} at ${formatBox(container)}`,
          ),
      )
  /** Some names do not fit into any seat. */
  const isLong = (element: Element): boolean =>
    element.matches(':is(.seat, .board-seat) strong') && element.textContent.length > 12
  const isCutOff = (element: HTMLElement): boolean =>
    !isLong(element) &&
    !(MAY_PANELS_SCROLL && element.matches('.prompt-bar-panel')) &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)

  function finishAnimations(): void {
    for (let rounds = 0; rounds < 10; rounds++) {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      for (const animation of moving) animation.finish()
      if (moving.length === 0) return
    }
  }

  function positionsOf(selector: string): string | null {
    const found = all(selector)
    return found.length === 0 || !document.querySelector('.hand') ? null : found.map(formatBox).join(' | ')
  }

  /** Whether an element is visible: on phones the marks of a seat are for screen readers only, and clipped. */
  const isNotClipped = (element: Element): boolean => getComputedStyle(element).clipPath === 'none'

  const lineHeightOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).lineHeight)

  /** An address must not be broken within a number. */
  const brokenAddresses = (): string[] =>
    all('.big-screen-invitation :is(span, strong)')
      .filter((element) => isSeen(element) && boxOf(element).height > 1.5 * lineHeightOf(element))
      .map((element) => `${describe(element)} is brokenAddresses`)

  /** Words that are broken, each with a line of its own. A hyphen shows that the browser broke the word by its rules. */
  const brokenWords = (): string[] =>
    all(UNBROKEN)
      .filter(isSeen)
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const node = texts.currentNode as Text
          if (!isSeen(node.parentElement!) || !isNotClipped(node.parentElement!)) continue
          for (const { 0: word, index } of node.data.matchAll(/[^\s\u00AD/-]+/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (range.getClientRects().length > 1) found.push(`${describe(element)}: “${word}” is broken`)
          }
        }
        return found
      })

  const clippedCards = (): string[] =>
    all('.hand li:not(.hand-empty)')
      .filter((card) => {
        const { top, bottom, left, right, height } = boxOf(card)
        const visible = Math.min(bottom, innerHeight + 1) - top
        return visible < VISIBLE_CARD_PART * height || left < -1 || right > innerWidth + 1
      })
      .map((card) => `the card ${describe(card)} at ${formatBox(card)} is clipped`)

  /** On big screens the latest log entries must be completely visible. */
  const crampedNotes = (): string[] =>
    all('.big-screen .tray-middle > .table-note')
      .filter(isSeen)
      .flatMap((note) => {
        const lines = Number(getComputedStyle(note).getPropertyValue('--max-lines'))
        const hasRoom = note.parentElement!.clientHeight >= Math.floor(lines * lineHeightOf(note))
        return hasRoom ? [] : [`${describe(note)} has no room for ${lines} lines`]
      })

  /** On big screens nobody can scroll. */
  const hiddenScores = (): string[] =>
    all('.big-screen .score-body')
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((body) => `${describe(body)} scrolls: ${body.scrollHeight} in ${body.clientHeight}`)

  function pageScroll(): string[] {
    const { scrollWidth, scrollHeight } = document.documentElement
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight
    return scrolls ? [`the page scrolls: ${scrollWidth} × ${scrollHeight}`] : []
  }

  finishAnimations()
  const separate = all(SEPARATE).filter(isSeen)
  const sheets = all('.table > .prompt-bar > .prompt-sheet').filter(isSeen)
  const targets = all('.seat.candidate, .board-seat.candidate, .hand').filter(isSeen)
  const readable = all(READABLE).filter(isSeen)
  return {
    bar: positionsOf('.table > .prompt-bar'),
    piles: positionsOf('.pile, .die-button, .draw-pile'),
    layoutProblems: [
      ...pageScroll(),
      ...overlaps(separate, separate),
      ...overlaps(all('.board-seat em').filter(isSeen).filter(isNotClipped), all('.board-seat strong')),
      ...brokenWords(),
      ...clippedCards(),
      ...overlaps(all('.seat-bubble[data-tip]'), all(BUBBLE_FREE).filter(isSeen)),
      ...overlaps(all('.active-effects'), all('.latest-events > *').filter(isSeen)),
      ...brokenAddresses(),
      ...crampedNotes(),
      ...hiddenScores(),
      ...overlaps(sheets, targets),
      // Those whom the viewer may choose matter more than the piles.
      ...overlaps(all('[data-choice-of="seat"] > .advice'), all('.seat.candidate, .hand')),
      ...overlaps(sheets, all('.call, .pile.discard').filter(isSeen)),
      ...overlaps(all('.prompt-head > *').filter(isSeen), all('.drawer-handle').filter(isSeen)),
      ...overlaps(
        all('.highlight-place:not([data-choice-of="seat"] > .advice)').filter(isSeen),
        all('.pile.discard, .call, .board, .prompt-bar, .prompt-sheet, .hand').filter(isSeen),
      ),
      ...overflows('.coach', '.coach-text, .coach-row button'),
      ...overflows('.coach-text', 'span'),
      ...overlaps(all('.coach-text').filter(isSeen), all('.coach-row button')),
      ...overflows('.introduction', '.introduction-text, .introduction-picture'),
      ...overlaps(all('.own-highlights-text'), all('.own-highlights > .highlight-pictures > *')),
      ...overflows('.own-highlights', '.own-highlights-text, .highlight-pictures > *'),
      ...overlaps(sheets, all('.board, .die-button, .draw-pile')),
      ...overlaps(all('.roll-target b'), [
        ...all('.token-position'),
        ...document.querySelectorAll('.street-numbers text'),
      ]),
      ...overflows('.prompt-head', '.prompt-question > strong'),
      ...overflows('.event-panel', 'h2, p, small'),
      ...all('.event-panel h2')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((title) => `${describe(title)} is wider than its panel`),
      ...overflows('.latest-events, .tray-middle', '.table-note, .turn-recap, .turn-recap > span, .tags'),
      ...readable.filter(isCutOff).map((element) => `${describe(element)} is cut off`),
      ...[...readable, ...separate]
        .filter((element) => !MAY_PANELS_SCROLL || !element.closest('.prompt-bar-panel'))
        .filter((element) => {
          const { left, top, right, bottom } = boxOf(element)
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
        })
        .map((element) => `${describe(element)} sticks out: ${formatBox(element)}`),
    ],
  }
}
