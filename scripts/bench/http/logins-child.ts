import { hashPassword, loadConfig, startServer } from '@fairhouse/server'
import { median } from '../lib/median.ts'

/** The site, with the time of one password hash on an idle machine. */
const [databaseUrl = ''] = process.argv.slice(2)

async function hashMs(): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 15; turn += 1) {
    const before = performance.now()
    await hashPassword('a password of ordinary length')
    times.push(performance.now() - before)
  }
  return median(times)
}

const env = { PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' }
const { address, opsAddress } = await startServer({
  config: { ...loadConfig(env), databaseUrl },
  version: 'bench',
  seeds: ['demo'],
  pagesDirectory: '',
})
console.log(JSON.stringify({ address, opsAddress, hashMs: await hashMs() }))
process.on('disconnect', () => process.exit(0))
