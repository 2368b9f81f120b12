import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasCurrentSchema, migrateDatabase, SCHEMA_VERSION } from './migrations.ts'

let db: DatabaseSync

beforeEach(() => {
  db = new DatabaseSync(':memory:')
})

afterEach(() => db.close())

const versionIn = () => db.prepare('PRAGMA user_version').get()

it('Creates a new database with the newest schema', () => {
  migrateDatabase(db)
  expect(versionIn()).toEqual({ user_version: SCHEMA_VERSION })
  expect(hasCurrentSchema(db)).toBe(true)
})

it('Applies missing migrations to an older database, and keeps its rows', () => {
  const first = 'CREATE TABLE notes (text TEXT NOT NULL) STRICT;'
  migrateDatabase(db, [first])
  db.exec("INSERT INTO notes VALUES ('kept')")
  const second = "ALTER TABLE notes ADD COLUMN color TEXT NOT NULL DEFAULT 'red';"
  migrateDatabase(db, [first, second])
  migrateDatabase(db, [first, second])
  expect(versionIn()).toEqual({ user_version: 2 })
  expect(db.prepare('SELECT * FROM notes').all()).toEqual([{ text: 'kept', color: 'red' }])
})

it('Rolls back a migration that fails', () => {
  const first = 'CREATE TABLE notes (text TEXT NOT NULL) STRICT;'
  migrateDatabase(db, [first])
  expect(() => migrateDatabase(db, [first, 'CREATE TABLE more (id INTEGER); SELECT nonsense;'])).toThrow(
    'nonsense',
  )
  db.exec('ROLLBACK')
  expect(versionIn()).toEqual({ user_version: 1 })
  expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'more'").all()).toEqual([])
})

it('Refuses a database of a newer program without changing it', () => {
  db.exec(`CREATE TABLE future (id INTEGER); PRAGMA user_version = ${SCHEMA_VERSION + 1}`)
  expect(() => migrateDatabase(db)).toThrow(`newer version of Slapwise (schema ${SCHEMA_VERSION + 1})`)
  expect(db.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'future' }])
})
