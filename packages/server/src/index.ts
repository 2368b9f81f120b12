export { CONFIG_KEYS, type Config, ConfigError, readConfig } from './config.ts'
export { ROUTES, type Route } from './gateway/routes.ts'
export type { RoomExport } from './rooms/archive.ts'
export { type Server, serve } from './serve.ts'
