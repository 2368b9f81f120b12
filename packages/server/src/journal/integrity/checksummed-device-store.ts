import {
  type ChecksummedDevice,
  DamagedDataError,
  type DeviceRow,
  type DeviceStore,
  type RawDeviceStore,
} from '../core/storage.ts'
import { deviceChecksum } from './checksums.ts'

/** Devices with a seal. */
export class ChecksummedDeviceStore implements DeviceStore {
  readonly #raw: RawDeviceStore
  readonly #report: (damage: DamagedDataError) => void
  /** The devices that were reported. */
  readonly #reported = new Set<string>()

  constructor(stored: RawDeviceStore, report: (damage: DamagedDataError) => void) {
    this.#raw = stored
    this.#report = report
  }

  add(row: DeviceRow): Promise<boolean> {
    return this.#raw.add({ ...row, hasEnded: false, seal: deviceChecksum(row, false) })
  }

  async listByIdentity(identity: string): Promise<DeviceRow[]> {
    const rows = await this.#raw.listByIdentity(identity)
    return rows
      .filter((row) => hasValidChecksum(row) || this.#reportDevice(row))
      .filter(({ hasEnded }) => !hasEnded)
      .map(({ device, name, since }) => ({ identity, device, name, since }))
      .sort((one, other) => one.since - other.since)
  }

  async revoke(identity: string, device: string): Promise<boolean> {
    const row = await this.#find(identity, device)
    return row !== null && !row.hasEnded && this.#raw.revoke(identity, device, deviceChecksum(row, true))
  }

  /** Fails where the device is damaged: to guess would let in a device that was ended, or make somebody a stranger. */
  async isRevoked(identity: string, device: string): Promise<boolean> {
    return (await this.#find(identity, device))?.hasEnded ?? false
  }

  async #find(identity: string, device: string): Promise<ChecksummedDevice | null> {
    const row = await this.#raw.find(identity, device)
    if (row === null || hasValidChecksum(row)) return row
    this.#reportDevice(row)
    throw createDeviceDamage(row)
  }

  #reportDevice(row: ChecksummedDevice): false {
    const key = `${row.identity} ${row.device}`
    if (!this.#reported.has(key)) this.#report(createDeviceDamage(row))
    this.#reported.add(key)
    return false
  }
}

const hasValidChecksum = (row: ChecksummedDevice): boolean => row.seal === deviceChecksum(row, row.hasEnded)

/** Without its identity: whoever reads the log has no business with that. */
const createDeviceDamage = ({ since }: ChecksummedDevice): DamagedDataError =>
  new DamagedDataError(null, `the device that was added at ${formatTime(since)} is not what was kept`)

function formatTime(milliseconds: number): string {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? 'an unknown time' : date.toISOString()
}
