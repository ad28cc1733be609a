import { loadConfig, startServer } from '@fairhouse/server'

/** A site that sends the number of status messages that its parent asks for. */
const [databaseUrl = ''] = process.argv.slice(2)
const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', SOCKET_LIMIT_ADDRESS: '10000' }

await startServer({
  config: { ...loadConfig(env), databaseUrl },
  version: 'bench',
  seeds: ['demo'],
  pagesDirectory: '',
  extend: ({ context, hub }) => {
    const brandId = context.brands.all()[0]?.id ?? ''
    const status = context.brands.statusOf(brandId)
    process.on('message', (count: number) => {
      let sent = 0
      const send = () => {
        if (sent === count) return
        sent += 1
        hub.deliver('status', brandId, { seq: status.seq + sent, data: status.data })
        setImmediate(send)
      }
      send()
    })
  },
}).then(({ address }) => console.log(JSON.stringify({ address })))
process.on('disconnect', () => process.exit(0))
