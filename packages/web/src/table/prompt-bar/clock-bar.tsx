import type { ClockView } from '@slapwise/protocol'

/** The time left to answer, which is the same for all players. */
export function ClockBar({ clock }: { readonly clock: ClockView }) {
  const style = {
    '--clock-start': clock.leftMs / clock.totalMs,
    '--clock-left': `${clock.leftMs}ms`,
  } as React.CSSProperties
  return <i className="prompt-clock" style={style} aria-hidden="true" />
}
