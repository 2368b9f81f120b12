import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Within this distance from its end, a log counts as read to the end. */
const END_TOLERANCE_PX = 40

/** Scrolls the panel around the list to its end whenever `content` changes, unless the reader has scrolled up. */
export function useScrollToNewest(list: RefObject<HTMLElement | null>, content: unknown): void {
  const isAtEnd = useRef(true)
  const panel = () => list.current?.closest<HTMLElement>('[role="tabpanel"]')
  useLayoutEffect(() => {
    const scroller = panel()
    if (!scroller) return
    const noteScroll = () => {
      const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
      isAtEnd.current = below < END_TOLERANCE_PX
    }
    // A closed drawer has no size: it opens at the newest entry.
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.height === 0) isAtEnd.current = true
      else if (isAtEnd.current) scrollToEnd(scroller)
    })
    scroller.addEventListener('scroll', noteScroll, { passive: true })
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', noteScroll)
      observer.disconnect()
    }
  }, [list])
  useLayoutEffect(() => {
    const scroller = panel()
    if (scroller && isAtEnd.current) scrollToEnd(scroller)
  }, [list, content])
}

const scrollToEnd = (scroller: HTMLElement): void => {
  scroller.scrollTop = scroller.scrollHeight
}
