import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'

/** Timed work: runs on one process at a time, again after a failure. */
export interface Job {
  /** Crontab, UTC. */
  cron: string
  run(): Promise<void>
}

export interface Jobs {
  close(): Promise<void>
}

export interface JobsOptions {
  database: Database
  log: Log
  metrics: Metrics
}

const backgroundWorkers = 4

export async function startJobs(
  list: Record<string, Job>,
  { database, log, metrics }: JobsOptions,
): Promise<Jobs> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(list).map(([name, job]) => [name, () => runCounted(name, job, metrics)]),
  )
  const parsedCronItems = parseCronItems(
    Object.entries(list).map(([task, { cron }]) => ({ task, match: cron, identifier: task })),
  )
  const runner: Runner = await run({
    pgPool: database.pool,
    taskList,
    parsedCronItems,
    concurrency: backgroundWorkers,
    noHandleSignals: true,
    logger: workerLogger(log),
  })
  return {
    close: async () => {
      await runner.stop()
      await runner.promise
    },
  }
}

async function runCounted(name: string, job: Job, metrics: Metrics) {
  try {
    await job.run()
    metrics.jobs.inc({ name, outcome: 'done' })
  } catch (error) {
    metrics.jobs.inc({ name, outcome: 'failed' })
    throw error
  }
}

function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
