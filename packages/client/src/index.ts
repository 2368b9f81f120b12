export {
  Connection,
  type ConnectionOptions,
  type RequestBody,
  RequestError,
  type Socket,
} from './connection.ts'
