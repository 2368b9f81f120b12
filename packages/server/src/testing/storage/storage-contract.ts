import { describe } from 'vitest'
import { describeDevices } from './device-contract.ts'
import { describeDirectory } from './directory-contract.ts'
import { describeJournal } from './journal-contract.ts'
import { describeRecords } from './record-contract.ts'
import { describeSnapshots } from './snapshot-contract.ts'
import { type TestStorage, useTestStorage } from './storage-kit.ts'

const DESCRIBE_PARTS = [
  describeJournal,
  describeSnapshots,
  describeRecords,
  describeDirectory,
  describeDevices,
]

/** The contract of every storage, with and without verification. */
export function describeStorageContract(
  kind: string,
  createTestStorage: () => TestStorage | Promise<TestStorage>,
): void {
  describe(`${kind} as a storage`, () => {
    const fixture = useTestStorage(createTestStorage)
    for (const describePart of DESCRIBE_PARTS) describePart(fixture)
  })
}
