import {
  type ChecksummedDevice,
  DamagedDataError,
  type DeviceRow,
  type DeviceStore,
  type RawDeviceStore,
} from '../core/storage.ts'
import { deviceChecksum } from './checksums.ts'

/** Adds a checksum to each device. */
export class ChecksummedDeviceStore implements DeviceStore {
  readonly #raw: RawDeviceStore
  readonly #report: (damage: DamagedDataError) => void
  /** Keys of devices whose damage was already reported. */
  readonly #reported = new Set<string>()

  constructor(stored: RawDeviceStore, report: (damage: DamagedDataError) => void) {
    this.#raw = stored
    this.#report = report
  }

  add(row: DeviceRow): Promise<boolean> {
    return this.#raw.add({ ...row, isRevoked: false, checksum: deviceChecksum(row, false) })
  }

  async listByIdentity(identity: string): Promise<DeviceRow[]> {
    const rows = await this.#raw.listByIdentity(identity)
    return rows
      .filter((row) => hasValidChecksum(row) || this.#reportDevice(row))
      .filter(({ isRevoked }) => !isRevoked)
      .map(({ device, name, addedAt }) => ({ identity, device, name, addedAt }))
      .sort((one, other) => one.addedAt - other.addedAt)
  }

  async revoke(identity: string, device: string): Promise<boolean> {
    const row = await this.#find(identity, device)
    return row !== null && !row.isRevoked && this.#raw.revoke(identity, device, deviceChecksum(row, true))
  }

  /**
   * Throws if the row is damaged: either guess would be wrong, since it would admit a revoked device or lock out its
   * owner.
   */
  async isRevoked(identity: string, device: string): Promise<boolean> {
    return (await this.#find(identity, device))?.isRevoked ?? false
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

const hasValidChecksum = (row: ChecksummedDevice): boolean =>
  row.checksum === deviceChecksum(row, row.isRevoked)

/** Leaves out the identity, because the message is logged. */
const createDeviceDamage = ({ addedAt }: ChecksummedDevice): DamagedDataError =>
  new DamagedDataError(
    null,
    `the device that was added at ${formatTime(addedAt)} does not match its checksum`,
  )

function formatTime(milliseconds: number): string {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? 'an unknown time' : date.toISOString()
}
