import { fork, type ChildProcess } from 'node:child_process'

/** `start`, `set` and `stop` name the site by its database. */
export type Order =
  | { start: string; nowMs: number }
  | { set: string; nowMs: number }
  | { stop: string }
export type ToSecond = { id: number; order: Order }
export type FromSecond = { id: number; address?: string; failed?: string }

export interface SecondSite {
  address: string
  setClock(nowMs: number): Promise<void>
  close(): Promise<void>
}

let child: ChildProcess | undefined
let lastId = 0

/** Starts the site in the second process, which serves all tests of a file in turn. */
export async function startSecondSite(databaseUrl: string, nowMs: number): Promise<SecondSite> {
  const { address } = await sendOrder({ start: databaseUrl, nowMs })
  if (!address) throw new Error('the second process did not tell its address')
  return {
    address,
    setClock: async (time) => void (await sendOrder({ set: databaseUrl, nowMs: time })),
    close: async () => void (await sendOrder({ stop: databaseUrl })),
  }
}

function sendOrder(order: Order): Promise<FromSecond> {
  const process = (child ??= startChild())
  const id = (lastId += 1)
  return new Promise((resolve, reject) => {
    const onReply = (reply: FromSecond) => {
      if (reply.id !== id) return
      process.off('message', onReply)
      if (reply.failed) reject(new Error(`in the second process: ${reply.failed}`))
      else resolve(reply)
    }
    process.on('message', onReply)
    process.send({ id, order } satisfies ToSecond)
  })
}

function startChild(): ChildProcess {
  const program = new URL('./second-process.ts', import.meta.url)
  const started = fork(program, { execArgv: [], stdio: 'inherit' })
  started.unref()
  started.channel?.unref()
  return started
}
