export { Balancer } from './balancer.ts'
export { NatsCluster } from './nats-cluster.ts'
export { NatsServer } from './nats-server.ts'
