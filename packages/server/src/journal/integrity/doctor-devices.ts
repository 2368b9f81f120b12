import type { DatabaseSync } from 'node:sqlite'
import { deviceOf } from '../sqlite/devices.ts'
import { devicesIn, totalsIn } from '../sqlite/storage.ts'
import type { Finding } from './doctor.ts'
import { sealOfDevice } from './seals.ts'

/** Every device, and whether some are missing: one that was ended would be let in again. */
export function examineDevices(db: DatabaseSync): Finding[] {
  const part = 'devices'
  db.exec('BEGIN')
  try {
    const count = devicesIn(db)
    const missing = totalsIn(db).devices - count
    let changed = 0
    for (const row of db.prepare('SELECT * FROM devices').iterate()) {
      const device = deviceOf(row)
      if (device.seal !== sealOfDevice(device, device.hasEnded)) changed++
    }
    const findings: Finding[] = []
    if (missing !== 0)
      findings.push({ part, state: 'damaged', words: `there are ${count}, and ${count + missing} were kept` })
    if (changed > 0)
      findings.push({ part, state: 'damaged', words: `${changed} of ${count} are not what was kept` })
    return findings.length > 0 ? findings : [{ part, state: 'sound', words: `${count}, as they were kept` }]
  } finally {
    db.exec('ROLLBACK')
  }
}
