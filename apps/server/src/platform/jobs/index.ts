import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'

/** A cron job: runs on one process at a time and is retried after a failure. */
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
const pauseMilliseconds = 1000
// By default the worker does not await the write of a job's result, so a lost connection would end
// the process. In batch mode the error stops the runner, which is restarted here.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

export async function startJobs(
  list: Record<string, Job>,
  { database, log, metrics }: JobsOptions,
  cron = true,
): Promise<Jobs> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(list).map(([name, job]) => [name, () => runCounted(name, job, metrics)]),
  )
  const timed = cron ? Object.entries(list) : []
  const parsedCronItems = parseCronItems(
    timed.map(([task, { cron: match }]) => ({ task, match, identifier: task })),
  )
  const start = () =>
    run({
      pgPool: database.pool,
      taskList,
      parsedCronItems,
      concurrency: backgroundWorkers,
      noHandleSignals: true,
      logger: workerLogger(log),
      preset,
    })
  return keepRunning(await start(), start, log)
}

/** Restarts a runner that stopped by itself, for example after a database outage. */
function keepRunning(first: Runner, begin: () => Promise<Runner>, log: Log): Jobs {
  const closing = new AbortController()
  const { signal } = closing
  const closed = once(signal, 'abort')

  const again = async () => {
    log.warn('cron worker stopped, restarting')
    await pause(pauseMilliseconds, undefined, { signal }).catch(() => undefined)
    return signal.aborted ? undefined : begin().catch(() => undefined)
  }

  async function follow() {
    let runner: Runner | undefined = first
    while (!signal.aborted) {
      await Promise.race([runner?.promise, closed])
      if (!signal.aborted) runner = await again()
    }
    // A runner that stopped by itself rejects the call.
    await runner?.stop().catch(() => undefined)
    await runner?.promise
  }

  const following = follow()
  return {
    close: async () => {
      closing.abort()
      await following
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
