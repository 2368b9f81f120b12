import { beatOf, type Told } from '@slapwise/card-game'
import type { Seen } from '../../table/table-screen.tsx'
import { FranticTable } from './table/table.tsx'
import { FRANTIC } from './table/table-game.ts'

export const SEEN: Seen = { ...FRANTIC, Table: FranticTable, beat: (told) => beatOf(told as Told) }
