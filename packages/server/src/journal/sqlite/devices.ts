import type { DatabaseSync } from 'node:sqlite'
import type { SealedDevice, StoredDevices } from '../core/storage.ts'
import type { GroupCommit } from './group-commit.ts'

export class SqliteDevices implements StoredDevices {
  readonly #commit: GroupCommit
  readonly #add
  readonly #count
  readonly #find
  readonly #of
  readonly #end

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#add = db.prepare(
      'INSERT OR IGNORE INTO devices (identity, device, name, since, ended, seal) VALUES (?, ?, ?, ?, 0, ?)',
    )
    this.#count = db.prepare('UPDATE commits SET devices = devices + 1')
    this.#find = db.prepare('SELECT * FROM devices WHERE identity = ? AND device = ?')
    this.#of = db.prepare('SELECT * FROM devices WHERE identity = ?')
    this.#end = db.prepare(
      'UPDATE devices SET ended = 1, seal = ? WHERE identity = ? AND device = ? AND ended = 0',
    )
  }

  add({ identity, device, name, since, seal }: SealedDevice): Promise<boolean> {
    return this.#changes(() => {
      const { changes } = this.#add.run(identity, device, name, since, seal)
      if (changes > 0) this.#count.run()
      return changes
    })
  }

  async find(identity: string, device: string): Promise<SealedDevice | null> {
    const row = this.#find.get(identity, device)
    return row ? deviceOf(row) : null
  }

  async of(identity: string): Promise<SealedDevice[]> {
    return this.#of.all(identity).map(deviceOf)
  }

  end(identity: string, device: string, seal: string): Promise<boolean> {
    return this.#changes(() => this.#end.run(seal, identity, device).changes)
  }

  #changes(write: () => number | bigint): Promise<boolean> {
    return new Promise((changed, failed) => {
      let changes: number | bigint = 0
      this.#commit.add({
        run() {
          changes = write()
        },
        done: (error) => (error ? failed(error) : changed(changes > 0)),
      })
    })
  }
}

/** As SQLite has it: where the file is damaged, it may be anything. */
export const deviceOf = ({
  identity,
  device,
  name,
  since,
  ended,
  seal,
}: Record<string, unknown>): SealedDevice =>
  ({ identity, device, name, since, hasEnded: [false, true][ended as number] ?? null, seal }) as SealedDevice
