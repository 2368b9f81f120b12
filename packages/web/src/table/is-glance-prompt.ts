import type { RoomMatchView } from '@slapwise/protocol'

/** Whether the open prompts are glance prompts: open for a moment, and only shown to players who can react. */
export const isGlancePrompt = ({ table }: RoomMatchView): boolean => table.openPrompts[0]?.mode === 'glance'
