import { startVendor } from './vendor.ts'

const { env } = process
const say = (line: string) => void process.stdout.write(`${line}\n`)

const operatorUrl = env['OPERATOR_URL'] ?? 'http://localhost:3000'
const wallet = env['WALLET'] ?? 'seamless'
if (wallet !== 'seamless' && wallet !== 'transfer') {
  process.stderr.write(`WALLET is seamless or transfer, not ${wallet}.\n`)
  process.exit(2)
}

const vendor = await startVendor({
  port: Number(env['PORT'] ?? 4100),
  host: env['HOST'] ?? 'localhost',
  operatorUrl,
  vendor: env['VENDOR'] ?? 'SANDBOX',
  secret: env['VENDOR_SECRET'] ?? 'sandbox-secret',
  wallet,
  log: say,
})
say(`The ${wallet} vendor is ready at ${vendor.url}/game?ticket=…, its operator ${operatorUrl}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void vendor.close())
}
