import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** Server settings that let the database log the plan of each statement. */
export const planSettings = {
  shared_preload_libraries: 'auto_explain',
  logging_collector: 'on',
  log_filename: 'plans.log',
}

const enableLogging = [
  'ALTER SYSTEM SET auto_explain.log_min_duration = 0',
  'ALTER SYSTEM SET auto_explain.log_analyze = on',
  'ALTER SYSTEM SET auto_explain.log_buffers = off',
  'SELECT pg_reload_conf()',
]

interface CallSpec {
  databaseUrl: string
  /** Calls by name, run one after another. */
  calls: readonly (readonly [what: string, request: () => Promise<unknown>])[]
}

/** Query plans of the calls, from the database's own log. */
export async function plansOf({ databaseUrl, calls }: CallSpec): Promise<string> {
  const log = await startPlanLog(databaseUrl)
  const sections: string[] = []
  for (const [what, request] of calls) {
    // Warms the caches first.
    await request()
    await sleep(500)
    const before = readFileSync(log, 'utf8').length
    await request()
    await sleep(500)
    const plans = plansIn(readFileSync(log, 'utf8').slice(before))
    if (plans.length === 0) throw new Error(`the log tells no plan of ${what}`)
    sections.push(`**${what}** asks ${plans.length} times:`, ...plans)
  }
  return sections.join('\n\n')
}

async function startPlanLog(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of enableLogging) await client.query(statement)
    const { rows } = await client.query<Record<string, string>>('SHOW data_directory')
    return join(rows[0]?.data_directory ?? '', 'log', 'plans.log')
  } finally {
    await client.end()
  }
}

/** Log entries by statement: its text and its plan, all lines indented. */
function plansIn(log: string): string[] {
  return log
    .split(/^\S.*LOG: {2}duration: [\d.]+ ms {2}plan:$/m)
    .filter((entry) => /\breport_/.test(entry))
    .map((entry) => {
      const lines = entry.split('\n').filter((line) => line.startsWith('\t'))
      const begin = lines.findIndex((line) => /\((cost=|actual )/.test(line))
      const plan = lines.slice(begin).map((line) => line.slice(1))
      return ['```', ...plan.map(readableLine), '```'].join('\n')
    })
}

/** Removes cost estimates and member ids. */
function readableLine(line: string): string {
  return line
    .replace(/cost=\S+ rows=\d+ width=\d+\) \(/, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replaceAll(/'\{[^']{40,}\}'/g, "'{…}'")
}
