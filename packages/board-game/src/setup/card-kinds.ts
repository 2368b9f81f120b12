import { block } from '../cards/block.ts'
import { fuckYou } from '../cards/fuck-you.ts'
import { ghost } from '../cards/ghost.ts'
import { gift } from '../cards/gift.ts'
import { jump } from '../cards/jump.ts'
import { magnet } from '../cards/magnet.ts'
import { niceTry } from '../cards/nice-try.ts'
import { push } from '../cards/push.ts'
import { reRoll } from '../cards/re-roll.ts'
import { remote } from '../cards/remote.ts'
import { reverse } from '../cards/reverse.ts'
import { secondChance } from '../cards/second-chance.ts'
import { skip } from '../cards/skip.ts'
import { snail } from '../cards/snail.ts'
import { stop } from '../cards/stop.ts'
import { swap } from '../cards/swap.ts'
import { teleport } from '../cards/teleport.ts'
import { troublemaker } from '../cards/troublemaker.ts'
import { xCard } from '../cards/x.ts'
import type { CardKind } from '../model/card-kind.ts'

/** All kinds. Answers contain indices into this list, so new kinds go to the end. */
export const CARD_KINDS: readonly CardKind[] = [
  skip,
  reverse,
  remote,
  ghost,
  push,
  jump,
  secondChance,
  swap,
  gift,
  magnet,
  teleport,
  stop,
  xCard,
  snail,
  block,
  niceTry,
  reRoll,
  fuckYou,
  troublemaker,
]
