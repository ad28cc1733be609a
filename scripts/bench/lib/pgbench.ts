import { spawnSync } from 'node:child_process'
import { createDatabase } from './create-database.ts'

const scale = '50'
const clients = '32'

/** Runs for some seconds; returns transactions per second. */
export type Pgbench = (seconds: number) => number

/**
 * TPC-B by pgbench on the same server: the unit of ledger figures. It alternates with what is
 * compared, because a machine may be twice as fast a minute later.
 */
export async function preparePgbench(serverUrl: string): Promise<Pgbench> {
  if (spawnSync('pgbench', ['--version']).error) {
    throw new Error('The ledger is measured against pgbench: apt-get install postgresql-contrib.')
  }
  const url = await createDatabase(serverUrl, 'pgbench')
  run(['--initialize', '--quiet', '--scale', scale, url])
  const load = ['--client', clients, '--jobs', '2']
  return (seconds) => {
    const output = run([...load, '--time', String(seconds), url])
    const [, tps = '0'] = /tps = ([\d.]+)/.exec(output) ?? []
    return Math.round(Number(tps))
  }
}

function run(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('pgbench', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`)
  return stdout
}
