export {
  Connection,
  type ConnectionOptions,
  type ConnectionState,
  type RequestBody,
  RequestError,
  type Socket,
} from './connection.ts'
