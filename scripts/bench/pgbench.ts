import { spawnSync } from 'node:child_process'
import { ownDatabase } from './own-database.ts'

const scale = '50'
const clients = '32'

/** TPC-B by pgbench on the same server: the measure that ledger figures are told in. */
export async function benchPgbench(serverUrl: string, seconds: number): Promise<number> {
  if (spawnSync('pgbench', ['--version']).error) {
    throw new Error('The ledger is measured against pgbench: apt-get install postgresql-contrib.')
  }
  const url = await ownDatabase(serverUrl, 'pgbench')
  run(['--initialize', '--quiet', '--scale', scale, url])
  const load = ['--client', clients, '--jobs', '2', '--time', String(seconds)]
  const output = run([...load, url])
  const [, tps = '0'] = /tps = ([\d.]+)/.exec(output) ?? []
  return Math.round(Number(tps))
}

function run(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('pgbench', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`)
  return stdout
}
