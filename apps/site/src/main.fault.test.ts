import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inspectProcess } from '#postgres'
import { processesLeft, temporaryFolder } from './postgres/testing.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Stands for npm: it has its name, starts the site, and tells its number. */
const npm = `
  process.title = 'npm start'
  const { spawn } = await import('node:child_process')
  const site = spawn(process.execPath, [${JSON.stringify(main)}], { stdio: 'inherit' })
  site.on('exit', (code) => process.exit(code ?? 1))
  console.log('site', site.pid)
`

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

function run(dataDir: string, args: string[], env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: '', PORT: '0', OPS_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => lines.push(line))
  }
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  return { child, output: () => lines.join('\n'), ended }
}

const ready = ({ output }: Run) =>
  expect.poll(output, { timeout: 20_000 }).toContain('Fairhouse is ready at http')

const direct = { npm_lifecycle_event: '' }
const byNpm = { npm_lifecycle_event: 'start' }

describe.skipIf(process.platform !== 'linux')('the process', () => {
  test('SIGTERM ends it well, kill -9 leaves nothing, and it starts again', async () => {
    using folder = temporaryFolder()
    const dataDir = join(folder.path, 'data')
    const first = run(dataDir, [main], direct)
    await ready(first)
    expect(first.output()).toContain('Fairhouse-demo-1')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await processesLeft(dataDir, 500)).toEqual([])

    const second = run(dataDir, [main], direct)
    await ready(second)
    second.child.kill('SIGKILL')
    await second.ended
    const third = run(dataDir, [main], direct)
    await ready(third)
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
    expect(await processesLeft(dataDir)).toEqual([])
  })

  test('it follows an npm that is killed', async () => {
    using folder = temporaryFolder()
    const parent = run(folder.path, ['--input-type=module', '-e', npm], byNpm)
    await ready(parent)
    const pid = Number(/site (\d+)/.exec(parent.output())?.[1])
    parent.child.kill('SIGKILL')
    await parent.ended
    expect(await processesLeft(folder.path)).toEqual([])
    await expect.poll(() => inspectProcess(pid)).toBeUndefined()
  })

  test('its database ending by itself ends it with a code', async () => {
    using folder = temporaryFolder()
    const site = run(folder.path, [main], direct)
    await ready(site)
    const [server = ''] = (await processesLeft(folder.path, 0)).filter((line) =>
      /^\d+ \S+\/bin\/postgres -D/.test(line),
    )
    process.kill(Number.parseInt(server, 10), 'SIGQUIT')
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain('The database ended by itself')
    expect(await processesLeft(folder.path)).toEqual([])
  })

  test('what can not start is told in one sentence', async () => {
    using folder = temporaryFolder()
    const site = run(folder.path, [main], { ...direct, PORT: 'eighty' })
    expect(await site.ended).toBe(1)
    expect(site.output().split('\n')).toHaveLength(1)
  })
})
