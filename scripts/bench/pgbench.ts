import { spawnSync } from 'node:child_process'
import { Client } from 'pg'

const scale = '50'
const clients = '32'

/** TPC-B by pgbench on the same server: the measure that ledger figures are told in. */
export async function benchPgbench(serverUrl: string, seconds: number): Promise<number> {
  if (spawnSync('pgbench', ['--version']).error) {
    throw new Error('The ledger is measured against pgbench: apt-get install postgresql-contrib.')
  }
  const url = new URL(serverUrl)
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query('CREATE DATABASE pgbench')
  await admin.end()
  url.pathname = '/pgbench'
  run(['--initialize', '--quiet', '--scale', scale, url.href])
  const load = ['--client', clients, '--jobs', '2', '--time', String(seconds)]
  const output = run([...load, url.href])
  const [, tps = '0'] = /tps = ([\d.]+)/.exec(output) ?? []
  return Math.round(Number(tps))
}

function run(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('pgbench', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`)
  return stdout
}
