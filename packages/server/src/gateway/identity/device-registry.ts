import { DamagedDataError, type DeviceRow, type DeviceStore } from '../../journal/core/storage.ts'
import { damagedDeviceError, RoomError } from '../../rooms/commands/room-error.ts'
import type { DeviceIdentity, IdentityTokens } from './identity-tokens.ts'

/** Who is the same person on which devices. */
export class DeviceRegistry {
  readonly #tokens: IdentityTokens
  readonly #store: DeviceStore
  /** Ends what a device has open. */
  readonly #disconnect: (known: DeviceIdentity) => void

  constructor(identities: IdentityTokens, devices: DeviceStore, hangUp: (known: DeviceIdentity) => void) {
    this.#tokens = identities
    this.#store = devices
    this.#disconnect = hangUp
  }

  createIdentity(): DeviceIdentity {
    return this.#tokens.createIdentity()
  }

  tokenFor(known: DeviceIdentity): string {
    return this.#tokens.tokenFor(known)
  }

  hashAddress(address: string): string {
    return this.#tokens.hashAddress(address)
  }

  /** Who has this cookie; null if it is not from here, or their device was ended. */
  async authenticate(token: string | undefined): Promise<DeviceIdentity | null> {
    const known = this.#tokens.verifyToken(token)
    return known === null || (await this.#isRevoked(known)) ? null : known
  }

  async #isRevoked({ identity, device }: DeviceIdentity): Promise<boolean> {
    try {
      return await this.#store.isRevoked(identity, device)
    } catch (error) {
      throw error instanceof DamagedDataError ? damagedDeviceError() : error
    }
  }

  /** A token for another device. The one that it comes from is listed from then on. */
  async createTransfer(from: DeviceIdentity, name: string | null, now: number): Promise<string> {
    await this.#store.add({ ...from, name, addedAt: now })
    return this.#tokens.createTransferToken(from.identity, now)
  }

  /** Such a token is good once: the device that it names is there afterwards. */
  async redeemTransfer(token: string, name: string | null, now: number): Promise<DeviceIdentity> {
    const known = this.#tokens.verifyLinkToken(token, now)
    if (known === null || !(await this.#store.add({ ...known, name, addedAt: now })))
      throw new RoomError('not-a-member', 'This link has expired, or was used before. Make a new one.')
    return known
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
