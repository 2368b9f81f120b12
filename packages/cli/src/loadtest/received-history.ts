import type { HistoryStep, ServerMessage } from '@slapwise/protocol'

/** The steps that one client has received, to be compared with the server's history. */
export class ReceivedHistory {
  readonly #factsByVersion = new Map<number, HistoryStep['facts']>()
  /** The version at which this client connected; it has not received earlier steps. */
  #firstVersion: number | null = null
  #lastVersion = 0

  /** Records a message. Returns the version since which steps are missing; null if none are. */
  recordMessage(message: ServerMessage): number | null {
    if (message.type === 'update') this.#recordStep(message.version, message.facts ?? [])
    return message.type === 'welcome' ? this.#recordWelcome(message) : null
  }

  #recordWelcome({ version, missedSteps }: ServerMessage & { type: 'welcome' }): number | null {
    const before = this.#lastVersion
    if (this.#firstVersion === null) this.#firstVersion = version
    else for (const step of missedSteps ?? []) this.#recordStep(step.version, step.facts)
    const isMissing = before > 0 && missedSteps === null
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

  /** The first difference to the server's history; null if there is none. */
  diffWithServer(history: readonly HistoryStep[]): string | null {
    const steps = history.filter(({ version }) => version > this.#firstVersion!)
    // Later steps may have arrived since the server sent its history.
    const lastVersion = history.at(-1)?.version ?? 0
    const receivedVersions = [...this.#factsByVersion.keys()]
      .filter((version) => version <= lastVersion)
      .sort((one, other) => one - other)
    const mismatch = steps.findIndex(({ version }, i) => version !== receivedVersions[i])
    if (mismatch >= 0 || steps.length !== receivedVersions.length) {
      const [index, after] =
        mismatch >= 0 ? [mismatch, receivedVersions[mismatch - 1]] : [steps.length, steps.at(-1)?.version]
      return `${receivedVersions.length} steps instead of ${steps.length}: ${after} is followed by ${receivedVersions[index]}, not ${steps[index]?.version}`
    }
    for (const { version, facts } of steps) {
      const received = JSON.stringify(this.#factsByVersion.get(version))
      if (received !== JSON.stringify(facts))
        return `version ${version}: ${received} is not ${JSON.stringify(facts)}`
    }
    return null
  }
}
