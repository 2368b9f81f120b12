import type { DatabaseSync } from 'node:sqlite'
import type { ChecksummedDevice, RawDeviceStore } from '../core/storage.ts'
import type { GroupCommit } from './group-commit.ts'

export class SqliteDeviceStore implements RawDeviceStore {
  readonly #commit: GroupCommit
  readonly #add
  readonly #count
  readonly #find
  readonly #listByIdentity
  readonly #revoke

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#add = db.prepare(
      'INSERT OR IGNORE INTO devices (identity, device, name, added_at, is_revoked, checksum) VALUES (?, ?, ?, ?, 0, ?)',
    )
    this.#count = db.prepare('UPDATE totals SET devices = devices + 1')
    this.#find = db.prepare('SELECT * FROM devices WHERE identity = ? AND device = ?')
    this.#listByIdentity = db.prepare('SELECT * FROM devices WHERE identity = ?')
    this.#revoke = db.prepare(
      'UPDATE devices SET is_revoked = 1, checksum = ? WHERE identity = ? AND device = ? AND is_revoked = 0',
    )
  }

  add({ identity, device, name, addedAt, checksum }: ChecksummedDevice): Promise<boolean> {
    return this.#commitChange(() => {
      const { changes } = this.#add.run(identity, device, name, addedAt, checksum)
      if (changes > 0) this.#count.run()
      return changes
    })
  }

  async find(identity: string, device: string): Promise<ChecksummedDevice | null> {
    const row = this.#find.get(identity, device)
    return row ? toDevice(row) : null
  }

  async listByIdentity(identity: string): Promise<ChecksummedDevice[]> {
    return this.#listByIdentity.all(identity).map(toDevice)
  }

  revoke(identity: string, device: string, checksum: string): Promise<boolean> {
    return this.#commitChange(() => this.#revoke.run(checksum, identity, device).changes)
  }

  #commitChange(write: () => number | bigint): Promise<boolean> {
    return new Promise((changed, failed) => {
      let changes: number | bigint = 0
      this.#commit.add({
        run() {
          changes = write()
        },
        onDone: (error) => (error ? failed(error) : changed(changes > 0)),
      })
    })
  }
}

/** Unchecked types: in a damaged file, columns may hold anything. */
export const toDevice = ({
  identity,
  device,
  name,
  added_at: addedAt,
  is_revoked: isRevoked,
  checksum,
}: Record<string, unknown>): ChecksummedDevice =>
  ({
    identity,
    device,
    name,
    addedAt,
    isRevoked: [false, true][isRevoked as number] ?? null,
    checksum,
  }) as ChecksummedDevice
