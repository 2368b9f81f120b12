import type { ServerMessage, HistoryStep } from '@slapwise/protocol'

/** What one client was told, step by step, to be compared with what the server says it told. */
export class ReceivedHistory {
  readonly #factsByVersion = new Map<number, HistoryStep['facts']>()
  /** The version at which this client came in; what was before it cannot know. */
  #firstVersion: number | null = null
  #lastVersion = 0

  /** Tells since which version steps are missing; null if none are. */
  recordMessage(message: ServerMessage): number | null {
    if (message.type === 'update') this.#recordStep(message.version, message.facts ?? [])
    return message.type === 'welcome' ? this.#recordWelcome(message) : null
  }

  #recordWelcome({ version, missed }: ServerMessage & { type: 'welcome' }): number | null {
    const before = this.#lastVersion
    if (this.#firstVersion === null) this.#firstVersion = version
    else for (const step of missed ?? []) this.#recordStep(step.version, step.facts)
    const isMissing = before > 0 && missed === null
    this.#lastVersion = version
    return isMissing ? before : null
  }

  addMissedSteps(steps: readonly HistoryStep[]): void {
    for (const { version, facts } of steps) this.#recordStep(version, facts)
  }

  #recordStep(version: number, facts: HistoryStep['facts']): void {
    this.#factsByVersion.set(version, facts)
    this.#lastVersion = Math.max(this.#lastVersion, version)
  }

  /** What differs from the server's history; null if nothing does. */
  diffWithServer(history: readonly HistoryStep[]): string | null {
    const steps = history.filter(({ version }) => version > this.#firstVersion!)
    const told = [...this.#factsByVersion.keys()].sort((one, other) => one - other)
    const odd = steps.findIndex(({ version }, i) => version !== told[i])
    if (odd >= 0 || steps.length !== told.length) {
      const [at, after] = odd >= 0 ? [odd, told[odd - 1]] : [steps.length, steps.at(-1)?.version]
      return `${told.length} steps instead of ${steps.length}: after ${after} comes ${told[at]}, not ${steps[at]?.version}`
    }
    for (const { version, facts } of steps) {
      const kept = JSON.stringify(this.#factsByVersion.get(version))
      if (kept !== JSON.stringify(facts)) return `version ${version}: ${kept} is not ${JSON.stringify(facts)}`
    }
    return null
  }
}
