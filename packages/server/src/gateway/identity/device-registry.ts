import { Damaged, type DeviceRow, type Devices } from '../../journal/core/storage.ts'
import { damagedDevice, RoomError } from '../../rooms/commands/errors.ts'
import type { Identities, Known } from './identity.ts'

/** Who is the same person on which devices. */
export class DeviceRegistry {
  readonly #identities: Identities
  readonly #devices: Devices
  /** Ends what a device has open. */
  readonly #hangUp: (known: Known) => void

  constructor(identities: Identities, devices: Devices, hangUp: (known: Known) => void) {
    this.#identities = identities
    this.#devices = devices
    this.#hangUp = hangUp
  }

  create(): Known {
    return this.#identities.create()
  }

  tokenFor(known: Known): string {
    return this.#identities.tokenFor(known)
  }

  tagOf(address: string): string {
    return this.#identities.tagOf(address)
  }

  /** Who has this cookie; null if it is not from here, or their device was ended. */
  async holderOf(token: string | undefined): Promise<Known | null> {
    const known = this.#identities.read(token)
    return known === null || (await this.#hasEnded(known)) ? null : known
  }

  async #hasEnded({ identity, device }: Known): Promise<boolean> {
    try {
      return await this.#devices.hasEnded(identity, device)
    } catch (error) {
      throw error instanceof Damaged ? damagedDevice() : error
    }
  }

  /** A token for another device. The one that it comes from is listed from then on. */
  async carry(from: Known, name: string | null, now: number): Promise<string> {
    await this.#devices.add({ ...from, name, since: now })
    return this.#identities.carryToken(from.identity, now)
  }

  /** Such a token is good once: the device that it names is there afterwards. */
  async take(token: string, name: string | null, now: number): Promise<Known> {
    const known = this.#identities.carried(token, now)
    if (known === null || !(await this.#devices.add({ ...known, name, since: now })))
      throw new RoomError('not-a-member', 'This link has expired, or was used before. Make a new one.')
    return known
  }

  devicesOf({ identity }: Known): Promise<DeviceRow[]> {
    return this.#devices.of(identity)
  }

  async end({ identity }: Known, device: string): Promise<void> {
    if (!(await this.#devices.end(identity, device)))
      throw new RoomError('bad-message', 'You have no such device.')
    this.#hangUp({ identity, device })
  }
}
