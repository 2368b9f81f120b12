import { charity } from '../events/charity.ts'
import { communism } from '../events/communism.ts'
import { earthquake } from '../events/earthquake.ts'
import { epicFail } from '../events/epic-fail.ts'
import { epicWin } from '../events/epic-win.ts'
import { expansion } from '../events/expansion.ts'
import { fridayThe13th } from '../events/friday-the-13th.ts'
import { gamblingMan } from '../events/gambling-man.ts'
import { loot } from '../events/loot.ts'
import { marchingOrders } from '../events/marching-orders.ts'
import { market } from '../events/market.ts'
import { mexicanStandoff } from '../events/mexican-standoff.ts'
import { recession } from '../events/recession.ts'
import { reorganize } from '../events/reorganize.ts'
import { reset } from '../events/reset.ts'
import { restock } from '../events/restock.ts'
import { robinHood } from '../events/robin-hood.ts'
import { surpriseParty } from '../events/surprise-party.ts'
import { teleportTerror } from '../events/teleport-terror.ts'
import { tsunami } from '../events/tsunami.ts'
import type { EventKind } from '../model/event-kind.ts'

/** Indexed by the value of the twenty-sided die, minus one. */
export const EVENTS: readonly EventKind[] = [
  epicFail,
  earthquake,
  marchingOrders,
  teleportTerror,
  market,
  mexicanStandoff,
  expansion,
  recession,
  restock,
  reset,
  tsunami,
  gamblingMan,
  fridayThe13th,
  loot,
  surpriseParty,
  charity,
  robinHood,
  reorganize,
  communism,
  epicWin,
]
