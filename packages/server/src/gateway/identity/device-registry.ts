import { DamagedDataError, type DeviceRow, type DeviceStore } from '../../journal/core/storage.ts'
import { damagedDeviceError, RoomError } from '../../rooms/commands/room-error.ts'
import type { DeviceIdentity, IdentityTokens } from './identity-tokens.ts'

/** Signs devices in, transfers identities to other devices, and revokes devices. */
export class DeviceRegistry {
  readonly #tokens: IdentityTokens
  readonly #store: DeviceStore
  /** Closes all connections of a device. */
  readonly #disconnect: (deviceIdentity: DeviceIdentity) => void

  constructor(
    identities: IdentityTokens,
    devices: DeviceStore,
    disconnect: (deviceIdentity: DeviceIdentity) => void,
  ) {
    this.#tokens = identities
    this.#store = devices
    this.#disconnect = disconnect
  }

  createIdentity(): DeviceIdentity {
    return this.#tokens.createIdentity()
  }

  tokenFor(deviceIdentity: DeviceIdentity): string {
    return this.#tokens.tokenFor(deviceIdentity)
  }

  hashAddress(address: string): string {
    return this.#tokens.hashAddress(address)
  }

  /** The identity and device of a cookie; null if its signature is invalid, or the device was revoked. */
  async authenticate(token: string | undefined): Promise<DeviceIdentity | null> {
    const deviceIdentity = this.#tokens.verifyToken(token)
    return deviceIdentity === null || (await this.#isRevoked(deviceIdentity)) ? null : deviceIdentity
  }

  async #isRevoked({ identity, device }: DeviceIdentity): Promise<boolean> {
    try {
      return await this.#store.isRevoked(identity, device)
    } catch (error) {
      throw error instanceof DamagedDataError ? damagedDeviceError() : error
    }
  }

  /** Creates a transfer token for another device. The device that creates it is listed from then on. */
  async createTransfer(from: DeviceIdentity, name: string | null, now: number): Promise<string> {
    await this.#store.add({ ...from, name, addedAt: now })
    return this.#tokens.createTransferToken(from.identity, now)
  }

  /** Redeems a transfer token, which works once: it adds the device that is named in the token. */
  async redeemTransfer(token: string, name: string | null, now: number): Promise<DeviceIdentity> {
    const deviceIdentity = this.#tokens.verifyTransferToken(token, now)
    if (deviceIdentity === null || !(await this.#store.add({ ...deviceIdentity, name, addedAt: now })))
      throw new RoomError('not-a-member', 'This link has expired, or was used before. Make a new one.')
    return deviceIdentity
  }

  listDevices({ identity }: DeviceIdentity): Promise<DeviceRow[]> {
    return this.#store.listByIdentity(identity)
  }

  async revoke({ identity }: DeviceIdentity, device: string): Promise<void> {
    if (!(await this.#store.revoke(identity, device)))
      throw new RoomError('bad-message', 'You have no such device.')
    this.#disconnect({ identity, device })
  }
}
