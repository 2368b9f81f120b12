import type { ComponentType } from 'react'

/** The drawing of an event, 200 by 160; empty for an unknown event. */
export function EventPicture({ drawing: Drawing }: { readonly drawing: ComponentType | undefined }) {
  return (
    <svg viewBox="0 0 200 160" className="event-picture" aria-hidden="true">
      <g strokeLinejoin="round" strokeLinecap="round">
        {Drawing && <Drawing />}
      </g>
    </svg>
  )
}
