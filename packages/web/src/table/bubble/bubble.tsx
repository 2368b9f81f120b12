import { useState } from 'react'
import { useAtTable } from '../at-table.tsx'
import './bubble.css'

/** What somebody has just said, at their seat: it goes away by itself. What was said before is in the chat. */
export function Bubble({ seat }: { readonly seat: number }) {
  const { said = [] } = useAtTable().state
  const [since, setSince] = useState(said.length)
  if (said.length < since) setSince(said.length)
  const last = said.findLastIndex((line) => line.seat === seat)
  if (last < since) return null
  return (
    <q key={last} className="bubble">
      {said[last].text}
    </q>
  )
}
