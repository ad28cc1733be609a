import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerOf, readBody, sendJson } from './http.ts'
import { createOperator } from './operator.ts'
import { createPageCalls } from './page-calls.ts'
import { sendPage } from './page.ts'
import { createRounds } from './rounds.ts'
import { createSeamlessWallet } from './seamless-wallet.ts'
import { nodeSources, type Sources } from './sources.ts'
import { createTransferWallet } from './transfer-wallet.ts'

export interface VendorOptions extends Partial<Sources> {
  /** 0 picks a free port. */
  readonly port: number
  readonly host?: string
  readonly operatorUrl: string
  readonly vendor: string
  readonly secret: string
  readonly wallet: 'seamless' | 'transfer'
  /** Currency of the transfer wallet. */
  readonly currency?: string
  readonly retryDelaysMs?: readonly number[]
  /** Timeout of calls to the operator. */
  readonly timeoutMs?: number
  readonly log?: (line: string) => void
  /** Runs before an answer of the transfer wallet is sent; if it throws, the connection drops. */
  readonly beforeAnswer?: (path: string) => Promise<void> | void
}

export interface Vendor {
  readonly url: string
  close(): Promise<void>
}

export async function startVendor(options: VendorOptions): Promise<Vendor> {
  const { operatorUrl, secret, wallet, host = 'localhost' } = options
  const { random = nodeSources.random, now = nodeSources.now, log = () => {} } = options
  const operator = createOperator({
    url: operatorUrl.replace(/\/+$/, ''),
    vendor: options.vendor,
    secret,
    now,
    retryDelaysMs: options.retryDelaysMs ?? [200, 1000, 3000],
    timeoutMs: options.timeoutMs ?? 5000,
    log,
  })
  const isTransfer = wallet === 'transfer'
  const transferWallet = createTransferWallet({ secret, now, currency: options.currency ?? 'VND' })
  const roundWallet = isTransfer ? transferWallet.roundWallet : createSeamlessWallet(operator)
  const answerPageCall = createPageCalls(operator, createRounds(roundWallet, { random, now }))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://vendor')
    if (request.method === 'GET' && sendPage(pathname, response)) return
    const isWalletCall = isTransfer && transferWallet.has(pathname)
    const header = (name: string) => String(request.headers[name] ?? '')
    const answer = await answerOf(async () => {
      const body = await readBody(request)
      return isWalletCall
        ? transferWallet.answer(pathname, header, body)
        : answerPageCall(pathname, body)
    }, log)
    if (isWalletCall) await options.beforeAnswer?.(pathname)
    sendJson(response, answer)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy())
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : options.port)
    })
  })
  return {
    url: `http://${host}:${port}`,
    close: async () => {
      operator.stop()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
