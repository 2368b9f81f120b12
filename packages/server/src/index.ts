export { CONFIG_KEYS, type Config, ConfigError, readConfig } from './config.ts'
export { httpStatusOf } from './gateway/error-reply.ts'
export { ROUTES, type Route } from './gateway/http/routes.ts'
export { listRateLimits, type RateLimit } from './gateway/limits/rate-limit-table.ts'
export { PROTOCOL_LIMITS } from './gateway/protocol-limits.ts'
export {
  examineDataFolder,
  hasNoDamage,
  type IntegrityFinding,
} from './journal/integrity/doctor.ts'
export {
  createBackup,
  DamagedBackupError,
  DataFolderError,
  restoreBackup,
} from './journal/tools/backup.ts'
export { replaceKey } from './journal/tools/replace-key.ts'
export type { RoomExport } from './rooms/history/match-records.ts'
export { type GameLibrary, type Server, serve } from './serve.ts'
