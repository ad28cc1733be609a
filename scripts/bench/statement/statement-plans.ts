import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** With these the database can be asked to tell the plan of each statement, as it ran. */
export const planSettings = {
  shared_preload_libraries: 'auto_explain',
  logging_collector: 'on',
  log_filename: 'plans.log',
}

const told = [
  'ALTER SYSTEM SET auto_explain.log_min_duration = 0',
  'ALTER SYSTEM SET auto_explain.log_analyze = on',
  'ALTER SYSTEM SET auto_explain.log_buffers = off',
  'SELECT pg_reload_conf()',
]

interface Asked {
  databaseUrl: string
  /** Makes calls by their names, one after another. */
  calls: readonly (readonly [what: string, ask: () => Promise<unknown>])[]
}

/** The plans of what the site's calls ask of the records, from the database's own log. */
export async function plansOf({ databaseUrl, calls }: Asked): Promise<string> {
  const log = await beginToTell(databaseUrl)
  const parts: string[] = []
  for (const [what, ask] of calls) {
    // Once before, so that what is told is not the first look.
    await ask()
    await sleep(500)
    const before = readFileSync(log, 'utf8').length
    await ask()
    await sleep(500)
    const plans = plansIn(readFileSync(log, 'utf8').slice(before))
    if (plans.length === 0) throw new Error(`the log tells no plan of ${what}`)
    parts.push(`**${what}** asks ${plans.length} times:`, ...plans)
  }
  return parts.join('\n\n')
}

async function beginToTell(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of told) await client.query(statement)
    const { rows } = await client.query<Record<string, string>>('SHOW data_directory')
    return join(rows[0]?.data_directory ?? '', 'log', 'plans.log')
  } finally {
    await client.end()
  }
}

/** One entry of the log for each statement: its text, then its plan, all lines indented. */
function plansIn(log: string): string[] {
  return log
    .split(/^\S.*LOG: {2}duration: [\d.]+ ms {2}plan:$/m)
    .filter((entry) => /\breport_/.test(entry))
    .map((entry) => {
      const lines = entry.split('\n').filter((line) => line.startsWith('\t'))
      const begin = lines.findIndex((line) => /\((cost=|actual )/.test(line))
      const plan = lines.slice(begin).map((line) => line.slice(1))
      return ['```', ...plan.map(readable), '```'].join('\n')
    })
}

/** Without the planner's guesses, and without whose records they are. */
function readable(line: string): string {
  return line
    .replace(/cost=\S+ rows=\d+ width=\d+\) \(/, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replaceAll(/'\{[^']{40,}\}'/g, "'{…}'")
}
