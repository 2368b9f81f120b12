/** One bold drawing for an event: 200 by 160. */
export function EventDrawing({ id }: { readonly id: string }) {
  return (
    <svg viewBox="0 0 200 160" className="event-picture" aria-hidden="true">
      <title>{id}</title>
    </svg>
  )
}
