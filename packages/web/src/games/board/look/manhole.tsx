/** A numbered teleport. It fills the box it is put in. */
export function Manhole({ number }: { readonly number: number }) {
  return (
    <svg viewBox="0 0 40 40" className="manhole" aria-hidden="true">
      <text>{number}</text>
    </svg>
  )
}
