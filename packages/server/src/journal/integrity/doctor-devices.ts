import type { DatabaseSync } from 'node:sqlite'
import { toDevice } from '../sqlite/device-store.ts'
import { countDevices, readTotals } from '../sqlite/storage.ts'
import { deviceChecksum } from './checksums.ts'
import type { IntegrityFinding } from './doctor.ts'

/** Verifies the checksum of every device, and their number: a missing row would make a revoked device valid again. */
export function examineDevices(db: DatabaseSync): IntegrityFinding[] {
  const part = 'devices'
  db.exec('BEGIN')
  try {
    const count = countDevices(db)
    const missing = readTotals(db).devices - count
    let changed = 0
    for (const row of db.prepare('SELECT * FROM devices').iterate()) {
      const device = toDevice(row)
      if (device.checksum !== deviceChecksum(device, device.isRevoked)) changed++
    }
    const findings: IntegrityFinding[] = []
    if (missing !== 0)
      findings.push({
        part,
        state: 'damaged',
        message: `${count} found, ${count + missing} expected`,
      })
    if (changed > 0)
      findings.push({
        part,
        state: 'damaged',
        message: `${changed} of ${count} do not match their checksums`,
      })
    return findings.length > 0 ? findings : [{ part, state: 'ok', message: `${count}, all checksums match` }]
  } finally {
    db.exec('ROLLBACK')
  }
}
