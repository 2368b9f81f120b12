export { CONFIG_KEYS, type Config, ConfigError, readConfig } from './config.ts'
export { ROUTES, type Route } from './gateway/http/routes.ts'
export {
  examineDataFolder as examine,
  hasNoDamage as isSound,
  type IntegrityFinding as Finding,
} from './journal/integrity/doctor.ts'
export {
  createBackup as backUp,
  DamagedBackupError as DamagedBackup,
  DataFolderError as FolderProblem,
  restoreBackup as restore,
} from './journal/tools/backup.ts'
export { replaceKey } from './journal/tools/replace-key.ts'
export type { RoomExport } from './rooms/history/match-records.ts'
export { type GameLibrary as Library, type Server, serve } from './serve.ts'
