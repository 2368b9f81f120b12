import type { RoomMatchView } from '@slapwise/protocol'

/** Something lies there for all to see for a moment: nobody is waited for, and nothing is asked of who holds nothing. */
export const isGlancePrompt = ({ table }: RoomMatchView): boolean => table.openPrompts[0]?.mode === 'glance'
