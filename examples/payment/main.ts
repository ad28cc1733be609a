import { startGateway } from './gateway.ts'

const { env } = process

const gateway = await startGateway({
  port: Number(env['PORT'] ?? 4200),
  host: env['HOST'] ?? 'localhost',
  secret: env['GATEWAY_SECRET'] ?? 'sandbox-gateway-secret',
})
process.stdout.write(`The sandbox gateway is ready at ${gateway.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.close())
}
