import type { DatabaseSync } from 'node:sqlite'
import type { GroupCommit } from './group-commit.ts'
import type { DeviceRow, Devices } from './storage.ts'

export class SqliteDevices implements Devices {
  readonly #commit: GroupCommit
  readonly #add
  readonly #of
  readonly #end
  readonly #hasEnded

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#add = db.prepare(
      'INSERT OR IGNORE INTO devices (identity, device, name, since, ended) VALUES (?, ?, ?, ?, 0)',
    )
    this.#of = db.prepare(
      'SELECT identity, device, name, since FROM devices WHERE identity = ? AND ended = 0 ORDER BY since',
    )
    this.#end = db.prepare('UPDATE devices SET ended = 1 WHERE identity = ? AND device = ? AND ended = 0')
    this.#hasEnded = db.prepare('SELECT ended FROM devices WHERE identity = ? AND device = ?')
  }

  add({ identity, device, name, since }: DeviceRow): Promise<boolean> {
    return this.#changes(() => this.#add.run(identity, device, name, since))
  }

  async of(identity: string): Promise<DeviceRow[]> {
    return this.#of.all(identity).map((row) => ({ ...row }) as unknown as DeviceRow)
  }

  end(identity: string, device: string): Promise<boolean> {
    return this.#changes(() => this.#end.run(identity, device))
  }

  async hasEnded(identity: string, device: string): Promise<boolean> {
    return this.#hasEnded.get(identity, device)?.ended === 1
  }

  #changes(write: () => { readonly changes: number | bigint }): Promise<boolean> {
    return new Promise((changed, failed) => {
      let changes: number | bigint = 0
      this.#commit.add({
        run() {
          changes = write().changes
        },
        done: (error) => (error ? failed(error) : changed(changes > 0)),
      })
    })
  }
}
