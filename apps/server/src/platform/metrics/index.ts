import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { CallTimes } from './call-times.ts'

export interface Metrics {
  callTimes: CallTimes
  sockets: Gauge
  /** Sockets of game frames. */
  serviceSockets: Gauge
  deliveries: Counter
  droppedSockets: Counter<'reason'>
  jobs: Counter<'name' | 'outcome'>
  refusedSignIns: Counter<'outcome'>
  refusedCodes: Counter<'channel' | 'outcome'>
  codeCapAlarms: Counter<'channel' | 'level'>
  readerLag: Gauge<'reader'>
  contentType: string
  /** Called before each scrape, to set gauges that nothing else updates. */
  beforeScrape(measure: () => Promise<void>): void
  /** All metrics in Prometheus text format. */
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const callTimes = new CallTimes()
  const measures: (() => Promise<void>)[] = []
  return {
    callTimes,
    contentType: registry.contentType,
    beforeScrape: (measure) => void measures.push(measure),
    async text() {
      await Promise.all(measures.map((measure) => measure()))
      return `${await registry.metrics()}${callTimes.text()}`
    },
    sockets: new Gauge({ name: 'fairhouse_sockets', help: 'Open live sockets', registers }),
    serviceSockets: new Gauge({
      name: 'fairhouse_game_sockets',
      help: 'Open sockets of game frames',
      registers,
    }),
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
    refusedSignIns: new Counter({
      name: 'fairhouse_sign_ins_refused_total',
      help: 'Sign-ins by password that were refused, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    refusedCodes: new Counter({
      name: 'fairhouse_codes_refused_total',
      help: 'One-time codes that were not sent, by channel and reason',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    codeCapAlarms: new Counter({
      name: 'fairhouse_code_cap_alarms_total',
      help: 'Caps of one-time codes that came near (80 %) or were reached, once per window',
      labelNames: ['channel', 'level'],
      registers,
    }),
    readerLag: new Gauge({
      name: 'fairhouse_reader_lag_seconds',
      help: 'Age of the oldest journal row that a reader has not processed',
      labelNames: ['reader'],
      registers,
    }),
  }
}
