import {
  Damaged,
  type DeviceRow,
  type Devices,
  type SealedDevice,
  type StoredDevices,
} from '../core/storage.ts'
import { sealOfDevice } from './seals.ts'

/** Devices with a seal. */
export class SealedDevices implements Devices {
  readonly #stored: StoredDevices
  readonly #report: (damage: Damaged) => void
  /** The devices that were reported. */
  readonly #known = new Set<string>()

  constructor(stored: StoredDevices, report: (damage: Damaged) => void) {
    this.#stored = stored
    this.#report = report
  }

  add(row: DeviceRow): Promise<boolean> {
    return this.#stored.add({ ...row, hasEnded: false, seal: sealOfDevice(row, false) })
  }

  async of(identity: string): Promise<DeviceRow[]> {
    const rows = await this.#stored.of(identity)
    return rows
      .filter((row) => isSound(row) || this.#reportDevice(row))
      .filter(({ hasEnded }) => !hasEnded)
      .map(({ device, name, since }) => ({ identity, device, name, since }))
      .sort((one, other) => one.since - other.since)
  }

  async end(identity: string, device: string): Promise<boolean> {
    const row = await this.#find(identity, device)
    return row !== null && !row.hasEnded && this.#stored.end(identity, device, sealOfDevice(row, true))
  }

  /** Fails where the device is damaged: to guess would let in a device that was ended, or make somebody a stranger. */
  async hasEnded(identity: string, device: string): Promise<boolean> {
    return (await this.#find(identity, device))?.hasEnded ?? false
  }

  async #find(identity: string, device: string): Promise<SealedDevice | null> {
    const row = await this.#stored.find(identity, device)
    if (row === null || isSound(row)) return row
    this.#reportDevice(row)
    throw damageOf(row)
  }

  #reportDevice(row: SealedDevice): false {
    const key = `${row.identity} ${row.device}`
    if (!this.#known.has(key)) this.#report(damageOf(row))
    this.#known.add(key)
    return false
  }
}

const isSound = (row: SealedDevice): boolean => row.seal === sealOfDevice(row, row.hasEnded)

/** Without its identity: whoever reads the log has no business with that. */
const damageOf = ({ since }: SealedDevice): Damaged =>
  new Damaged(null, `the device that was added at ${timeOf(since)} is not what was kept`)

function timeOf(milliseconds: number): string {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? 'an unknown time' : date.toISOString()
}
