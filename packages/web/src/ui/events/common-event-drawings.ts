import type { ComponentType } from 'react'
import * as fate from './disaster-events.tsx'
import * as fortune from './economy-events.tsx'

/** The drawings of events that both games have, by the id of the event. */
export const COMMON_EVENT_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  charity: fortune.Charity,
  communism: fortune.Communism,
  earthquake: fate.Earthquake,
  'epic-fail': fate.EpicFail,
  expansion: fortune.Expansion,
  'friday-the-13th': fate.FridayThe13th,
  'gambling-man': fate.GamblingMan,
  loot: fortune.Loot,
  market: fortune.Market,
  'mexican-standoff': fate.MexicanStandoff,
  recession: fortune.Recession,
  'robin-hood': fortune.RobinHood,
  'surprise-party': fate.SurpriseParty,
  tsunami: fate.Tsunami,
}
