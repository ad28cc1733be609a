import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  openSync,
  rmSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  argumentsOf,
  judgeRows,
  maxMegabytes,
  parseTable,
  type Call,
  type Row,
} from './dieharder.ts'
import { reverseBits } from './reverse-bits.ts'
import { judgeWithRetry, type Judgement, type Verdict } from './retry-rule.ts'

const source = new URL('raw-child.ts', import.meta.url).pathname
const orders = ['normal', 'reversed'] as const
type Order = (typeof orders)[number]

export const isInstalled = () => spawnSync('dieharder', ['-l']).status === 0

/** Runs tests over one file of raw output, with its words in normal and in reversed bit order. */
export const runCalls = (generator: string, calls: readonly Call[]): Promise<Verdict<Row>[]> =>
  judgeWithRetry(async (keys) => {
    const jobs = orders
      .flatMap((order) => calls.map((call) => ({ order, call, name: nameOf(order, call) })))
      .filter(({ name }) => !keys || [...keys].some((key) => key.startsWith(`${name}:`)))
    // A retry needs only as much output as its own tests read.
    const megabytes = maxMegabytes(jobs.map(({ call }) => call))
    const folder = mkdtempSync(join(tmpdir(), 'fairhouse-rng-'))
    try {
      const files = { normal: join(folder, 'normal'), reversed: join(folder, 'reversed') }
      await writeRaw(generator, megabytes * 2 ** 20, files.normal)
      await writeReversed(files.normal, files.reversed)
      return await runInParallel(jobs, ({ order, call, name }) =>
        readFile(files[order], call, name),
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

const nameOf = (order: Order, { test, tuple }: Call) => `${order} ${test} ${tuple ?? ''}`.trim()

async function runInParallel<T>(
  jobs: readonly T[],
  run: (job: T) => Promise<Judgement<Row>[]>,
): Promise<Judgement<Row>[]> {
  const results: Judgement<Row>[][] = jobs.map(() => [])
  const remaining = jobs.entries()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const [index, job] of remaining) results[index] = await run(job)
    }),
  )
  return results.flat()
}

async function readFile(path: string, call: Call, name: string): Promise<Judgement<Row>[]> {
  const file = openSync(path, 'r')
  try {
    return judgeRows(name, await readAll(file, call))
  } finally {
    closeSync(file)
  }
}

async function readAll(stdin: number, call: Call): Promise<Row[]> {
  const program = spawn('dieharder', argumentsOf(call), { stdio: [stdin, 'pipe', 'inherit'] })
  const rows = program.stdout ? parseTable(await text(program.stdout)) : []
  // It exits with 0 when its input runs out, and prints no row then.
  if (rows.length === 0) throw new Error(`dieharder ${argumentsOf(call).join(' ')} gave no row`)
  return rows
}

async function writeRaw(generator: string, bytes: number, path: string): Promise<void> {
  const file = openSync(path, 'w')
  const child = spawn(process.execPath, [source, generator, 'normal', String(bytes)], {
    stdio: ['ignore', file, 'inherit'],
  })
  await once(child, 'exit')
  closeSync(file)
  if (child.exitCode !== 0) throw new Error('the raw output could not be written')
}

async function writeReversed(from: string, to: string): Promise<void> {
  await pipeline(
    createReadStream(from, { highWaterMark: 2 ** 20 }),
    async function* reverse(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        const words = new Uint32Array(chunk.buffer, chunk.byteOffset, chunk.length / 4)
        yield Buffer.from(words.map(reverseBits).buffer)
      }
    },
    createWriteStream(to),
  )
}
