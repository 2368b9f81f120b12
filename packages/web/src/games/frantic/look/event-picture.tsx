import type { ComponentType } from 'react'
import * as base from './events/base.tsx'
import * as moreBase from './events/base-more.tsx'
import { PandorasBox } from './events/pandora.tsx'
import * as supercharge from './events/supercharge.tsx'
import * as troublemaker from './events/troublemaker.tsx'
import * as moreTrouble from './events/troublemaker-more.tsx'

/** The drawing of each event, by its id. A spec sees to it that none is missing. */
export const EVENT_PICTURES: Readonly<Record<string, ComponentType>> = {
  charity: base.Charity,
  communism: base.Communism,
  doomsday: base.Doomsday,
  earthquake: base.Earthquake,
  expansion: base.Expansion,
  'finish-line': base.FinishLine,
  'friday-the-13th': base.FridayThe13th,
  'gambling-man': base.GamblingMan,
  market: base.Market,
  'mating-season': base.MatingSeason,
  'merry-christmas': moreBase.MerryChristmas,
  'mexican-standoff': moreBase.MexicanStandoff,
  recession: moreBase.Recession,
  'robin-hood': moreBase.RobinHood,
  'surprise-party': moreBase.SurpriseParty,
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
  'epic-fail': supercharge.EpicFail,
  loot: supercharge.Loot,
  parasite: supercharge.Parasite,
  rewind: supercharge.Rewind,
  riot: supercharge.Riot,
  supercharge: supercharge.Supercharge,
  tsunami: supercharge.Tsunami,
  'pandoras-box': PandorasBox,
}

/** One bold drawing for an event. */
export function EventPicture({ id }: { readonly id: string }) {
  const Drawing = EVENT_PICTURES[id]
  return (
    <svg viewBox="0 0 200 160" className="event-picture" aria-hidden="true">
      <g strokeLinejoin="round" strokeLinecap="round">
        {Drawing && <Drawing />}
      </g>
    </svg>
  )
}
