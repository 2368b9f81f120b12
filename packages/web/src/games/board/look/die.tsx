import type { Ink } from '../../../look/inks.ts'

/** A die in somebody’s ink. Whenever it is `rolling` it tumbles, and comes to rest on its value. */
export function Die(props: {
  readonly sides: 6 | 20
  readonly value: number
  readonly ink: Ink
  readonly rolling?: boolean
}) {
  return (
    <svg viewBox="0 0 60 60" className="die" aria-hidden="true">
      <text>{props.value}</text>
    </svg>
  )
}
