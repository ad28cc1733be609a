import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import type { TileLook } from './draw-tile.ts'
import { serveTiles } from './serve.ts'

const root = mkdtempSync(join(tmpdir(), 'tiles-'))
afterAll(() => rmSync(root, { recursive: true }))

const look = { name: '', palette: '', turn: 0, hero: '', companions: [] }
const looks = new Map<string, TileLook>(
  ['a-1.webp', 'b-2.webp'].map((file) => [file, { ...look, code: file.slice(0, 1) }]),
)

/** The smallest file that counts as a complete tile. */
function tileOf({ code }: TileLook): Buffer {
  const bytes = Buffer.from(`RIFF0000WEBP${code}`)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

function start(directory: string, wait = Promise.resolve()) {
  const app = fastify()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const render = vi.fn(async (one: TileLook) => {
    await wait
    return tileOf(one)
  })
  const options = {
    looks,
    directory,
    built: join(root, 'built'),
    log,
    render,
    concurrency: 1,
    pauseMs: 0,
  }
  const { drawAhead } = serveTiles(app, options)
  return {
    app,
    drawAhead,
    get: (file: string, headers = {}) => app.inject({ url: `/tiles/${file}`, headers }),
    render,
    log,
  }
}

test('draws a tile once and serves the file afterwards, also after a restart', async () => {
  const directory = join(root, 'first')
  const { get, render } = start(directory)
  const first = await get('a-1.webp')
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"a-1.webp"',
  })
  expect(first.rawPayload).toEqual(tileOf({ ...look, code: 'a' }))
  expect((await get('a-1.webp')).rawPayload).toEqual(first.rawPayload)
  expect(readdirSync(directory)).toEqual(['a-1.webp'])
  const again = start(directory)
  expect((await again.get('a-1.webp')).rawPayload).toEqual(first.rawPayload)
  expect([render.mock.calls.length, again.render.mock.calls.length]).toEqual([1, 0])
  rmSync(directory, { recursive: true })
  expect((await again.get('a-1.webp')).statusCode).toBe(200)
  expect(again.render).toHaveBeenCalledTimes(1)
})

test('answers 304 to a browser that has the tile', async () => {
  const { get, render } = start(join(root, 'held'))
  const cached = await get('a-1.webp', { 'if-none-match': '"x", "a-1.webp"' })
  expect([cached.statusCode, cached.body, render.mock.calls.length]).toEqual([304, '', 0])
})

test('shares one drawing between simultaneous requests and draws one tile at a time', async () => {
  const gate = Promise.withResolvers<void>()
  const { get, render } = start(join(root, 'crowd'), gate.promise)
  const answers = ['a-1.webp', 'a-1.webp', 'b-2.webp', 'a-1.webp'].map((file) => get(file))
  await vi.waitFor(() => expect(render).toHaveBeenCalled())
  expect(render).toHaveBeenCalledTimes(1)
  gate.resolve()
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ])
  expect(render).toHaveBeenCalledTimes(2)
})

test('answers 404 to unknown names without drawing or writing', async () => {
  const directory = join(root, 'unknown')
  const { get, render } = start(directory)
  for (const file of ['c-3.webp', 'a-2.webp', '..%2fa-1.webp', 'a-1.webp.tmp']) {
    expect((await get(file)).statusCode, file).toBe(404)
  }
  expect(render).not.toHaveBeenCalled()
  expect(() => readdirSync(directory)).toThrow('ENOENT')
})

test('two processes share a folder', async () => {
  const directory = join(root, 'shared')
  const [one, other] = [start(directory), start(directory)]
  const both = await Promise.all([one.get('a-1.webp'), other.get('a-1.webp')])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await other.get('a-1.webp')).statusCode).toBe(200)
  expect(readdirSync(directory)).toEqual(['a-1.webp'])
})

test('keeps tiles in memory if the folder is not writable', async () => {
  writeFileSync(join(root, 'file'), '')
  const { get, render, log } = start(join(root, 'file', 'tiles'))
  for (const _ of [1, 2]) expect((await get('a-1.webp')).statusCode).toBe(200)
  expect(render).toHaveBeenCalledTimes(1)
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('draws a truncated file again and removes old tiles', async () => {
  const directory = join(root, 'first')
  const { get } = start(directory)
  await get('a-1.webp')
  writeFileSync(join(directory, 'a-1.webp'), 'RIFF')
  writeFileSync(join(directory, 'a-0.webp'), 'an older edition')
  const { get: getAgain, render } = start(directory)
  expect((await getAgain('a-1.webp')).statusCode).toBe(200)
  expect(render).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(readdirSync(directory)).toEqual(['a-1.webp']))
})

test('tiles are drawn ahead in order, after requested ones', async () => {
  const directory = join(root, 'ahead')
  const gate = Promise.withResolvers<void>()
  const more = ['c-3.webp', 'd-4.webp'].map(
    (file) => [file, { ...look, code: file.slice(0, 1) }] as const,
  )
  const { get, drawAhead, render } = start(directory, gate.promise)
  const drawn = () => render.mock.calls.map(([{ code }]) => code)
  drawAhead([...more, ...looks])
  await vi.waitFor(() => expect(drawn()).toEqual(['c']))
  const asked = get('b-2.webp')
  gate.resolve()
  expect((await asked).statusCode).toBe(200)
  await vi.waitFor(() => expect(readdirSync(directory)).toHaveLength(4))
  expect(drawn()).toEqual(['c', 'b', 'd', 'a'])
})

test('nothing is drawn ahead that is there, or after the server has closed', async () => {
  const directory = join(root, 'ahead')
  const again = start(directory)
  again.drawAhead(looks)
  await again.get('a-1.webp')
  await again.app.close()
  expect(again.render).not.toHaveBeenCalled()
  const gate = Promise.withResolvers<void>()
  const { app, drawAhead, render } = start(join(root, 'closed'), gate.promise)
  drawAhead(looks)
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1))
  const closing = app.close()
  gate.resolve()
  await closing
  expect(render).toHaveBeenCalledTimes(1)
})
