import type { ComponentType } from 'react'
import { COMMON_EVENT_DRAWINGS } from '../../../ui/events/common-event-drawings.ts'
import { EventPicture } from '../../../ui/events/event-picture.tsx'
import * as base from './events/base.tsx'
import * as moreBase from './events/base-more.tsx'
import { PandorasBox } from './events/pandora.tsx'
import * as supercharge from './events/supercharge.tsx'
import * as troublemaker from './events/troublemaker.tsx'
import * as moreTrouble from './events/troublemaker-more.tsx'

/** The drawing of each event by id. A spec checks that none is missing. */
export const EVENT_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  ...COMMON_EVENT_DRAWINGS,
  doomsday: base.Doomsday,
  'finish-line': base.FinishLine,
  'mating-season': base.MatingSeason,
  'merry-christmas': moreBase.MerryChristmas,
  'the-all-seeing-eye': moreBase.TheAllSeeingEye,
  'third-time-lucky': moreBase.ThirdTimeLucky,
  'time-bomb': moreBase.TimeBomb,
  tornado: moreBase.Tornado,
  vandalism: moreBase.Vandalism,
  'black-hole': troublemaker.BlackHole,
  capitalism: troublemaker.Capitalism,
  crowdfunding: troublemaker.Crowdfunding,
  distributor: troublemaker.Distributor,
  'double-taxation': troublemaker.DoubleTaxation,
  'event-manager': troublemaker.EventManager,
  'identity-theft': troublemaker.IdentityTheft,
  'last-chance': troublemaker.LastChance,
  plague: troublemaker.Plague,
  'plus-one': moreTrouble.PlusOne,
  repeat: moreTrouble.Repeat,
  'russian-roulette': moreTrouble.RussianRoulette,
  seppuku: moreTrouble.Seppuku,
  'trust-fall': moreTrouble.TrustFall,
  'black-jack': supercharge.BlackJack,
  chargenado: supercharge.Chargenado,
  parasite: supercharge.Parasite,
  rewind: supercharge.Rewind,
  riot: supercharge.Riot,
  supercharge: supercharge.Supercharge,
  'pandoras-box': PandorasBox,
}

export const EventDrawing = ({ id }: { readonly id: string }) => <EventPicture drawing={EVENT_DRAWINGS[id]} />
