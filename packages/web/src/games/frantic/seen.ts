import { beatOf, type Told } from '@slapwise/card-game'
import type { Seen } from '../../table/table-screen.tsx'
import { FranticTable } from './table.tsx'

export const SEEN: Seen = { Table: FranticTable, beat: (told) => beatOf(told as Told) }
