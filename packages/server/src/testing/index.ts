export { LoadBalancer } from './cluster/load-balancer.ts'
export { NatsCluster } from './cluster/nats-cluster.ts'
export { NatsServer } from './cluster/nats-server.ts'
