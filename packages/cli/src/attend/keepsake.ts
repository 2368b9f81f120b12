import type { Message, Step } from '@slapwise/protocol'

/** What one client was told, step by step, to be compared with what the server says it told. */
export class Keepsake {
  readonly #facts = new Map<number, Step['facts']>()
  /** The version at which this client came in; what was before it cannot know. */
  #first: number | null = null
  #last = 0

  /** Tells since which version steps are missing; null if none are. */
  hear(message: Message): number | null {
    if (message.type === 'update') this.#keep(message.version, message.facts ?? [])
    return message.type === 'welcome' ? this.#greet(message) : null
  }

  #greet({ version, missed }: Message & { type: 'welcome' }): number | null {
    const before = this.#last
    if (this.#first === null) this.#first = version
    else for (const step of missed ?? []) this.#keep(step.version, step.facts)
    const isMissing = before > 0 && missed === null
    this.#last = version
    return isMissing ? before : null
  }

  fill(steps: readonly Step[]): void {
    for (const { version, facts } of steps) this.#keep(version, facts)
  }

  #keep(version: number, facts: Step['facts']): void {
    this.#facts.set(version, facts)
    this.#last = Math.max(this.#last, version)
  }

  /** What differs from the server's history; null if nothing does. */
  differenceFrom(history: readonly Step[]): string | null {
    const steps = history.filter(({ version }) => version > this.#first!)
    const told = [...this.#facts.keys()].sort((one, other) => one - other)
    const odd = steps.findIndex(({ version }, i) => version !== told[i])
    if (odd >= 0 || steps.length !== told.length) {
      const [at, after] = odd >= 0 ? [odd, told[odd - 1]] : [steps.length, steps.at(-1)?.version]
      return `${told.length} steps instead of ${steps.length}: after ${after} comes ${told[at]}, not ${steps[at]?.version}`
    }
    for (const { version, facts } of steps) {
      const kept = JSON.stringify(this.#facts.get(version))
      if (kept !== JSON.stringify(facts)) return `version ${version}: ${kept} is not ${JSON.stringify(facts)}`
    }
    return null
  }
}
