import { beatOf, type Told } from '@slapwise/card-game'
import type { Seen } from '../../table/table-screen.tsx'
import { FranticTable } from './table.tsx'
import { FRANTIC } from './table-game.ts'

export const SEEN: Seen = { ...FRANTIC, Table: FranticTable, beat: (told) => beatOf(told as Told) }
