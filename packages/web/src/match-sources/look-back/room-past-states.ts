import { MAX_PAST_VERSIONS, type PastView, type PastViews } from '@slapwise/protocol'
import type { PastMoment, PastState, PastStates } from './past-states.ts'

interface RoomPast {
  /** Asks the server for the views from a version on. */
  fetchViews(from: number): Promise<PastViews>
  /** The facts that the page has received. */
  log(): readonly object[]
}

/** The past of a match in a room, for one seat. States are numbered by the version of the room. */
export class RoomPastStates implements PastStates {
  readonly #past: RoomPast
  readonly #versionByFact = new WeakMap<object, number>()
  /** The received views by the first version of their range; ranges are aligned, so that none is loaded twice. */
  readonly #chunks = new Map<number, PastViews>()
  #latestVersion = 0

  constructor(past: RoomPast) {
    this.#past = past
  }

  /** Call it with every step that the server tells. */
  noteStep({ version, facts }: { readonly version: number; readonly facts: readonly object[] }): void {
    this.#latestVersion = Math.max(this.#latestVersion, version)
    for (const fact of facts) this.#versionByFact.set(fact, version)
  }

  async find(moment: PastMoment): Promise<PastState | null> {
    if ('before' in moment) return this.#findBackward(moment.before - 1)
    const from = 'fact' in moment ? this.#versionByFact.get(moment.fact) : moment.after + 1
    return from === undefined ? null : this.#findForward(from)
  }

  async #findBackward(version: number): Promise<PastState | null> {
    for (let until = version; until > 0; ) {
      const first = firstInChunk(until)
      const { views, hasEarlier } = await this.#load(first, until)
      const found = views.findLast((view) => view.version <= version)
      if (found) return this.#toState(found, views)
      until = hasEarlier ? first - 1 : 0
    }
    return null
  }

  async #findForward(version: number): Promise<PastState | null> {
    for (let from = version; from <= this.#latestVersion; ) {
      const first = firstInChunk(from)
      const { views, until } = await this.#load(first, from)
      const found = views.find((view) => view.version >= version)
      if (found) return this.#toState(found, views)
      from = until < from ? Number.POSITIVE_INFINITY : until + 1
    }
    return null
  }

  /** Loads a range again if it has grown beyond the needed version since. */
  async #load(first: number, needed: number): Promise<PastViews> {
    const known = this.#chunks.get(first)
    if (known && known.until >= needed) return known
    const loaded = await this.#past.fetchViews(first)
    for (const view of loaded.views) this.noteStep(view)
    this.#chunks.set(first, loaded)
    return loaded
  }

  /** The page's own log is preferred: its facts keep their identity, and it may reach further back. */
  #toState({ version, match }: PastView, views: readonly PastView[]): PastState {
    const known = this.#past.log().filter((fact) => this.#versionByFact.get(fact)! <= version)
    const loaded = views.flatMap((view) => (view.version <= version ? view.facts : []))
    return { number: version, match, log: known.length >= loaded.length ? known : loaded }
  }
}

const firstInChunk = (version: number): number => version - ((version - 1) % MAX_PAST_VERSIONS)
