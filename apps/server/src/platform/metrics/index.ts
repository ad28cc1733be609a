import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  callSeconds: Histogram<'route' | 'outcome'>
  sockets: Gauge
  deliveries: Counter
  droppedSockets: Counter<'reason'>
  jobs: Counter<'name' | 'outcome'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    callSeconds: new Histogram({
      name: 'fairhouse_call_seconds',
      help: 'Time from request to answer, by call and outcome',
      labelNames: ['route', 'outcome'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    sockets: new Gauge({ name: 'fairhouse_sockets', help: 'Open live sockets', registers }),
    deliveries: new Counter({
      name: 'fairhouse_deliveries_total',
      help: 'Live messages handed to sockets',
      registers,
    }),
    droppedSockets: new Counter({
      name: 'fairhouse_sockets_dropped_total',
      help: 'Sockets closed by the server, by reason',
      labelNames: ['reason'],
      registers,
    }),
    jobs: new Counter({
      name: 'fairhouse_jobs_total',
      help: 'Background jobs run, by name and outcome',
      labelNames: ['name', 'outcome'],
      registers,
    }),
  }
}
