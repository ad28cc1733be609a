import { expect, test } from 'vitest'
import { forEachInParallel, isCopied, isNeededLog } from './files.ts'

test.each([
  ['base/1/1259', true],
  ['PG_VERSION', true],
  ['pg_wal', true],
  ['pg_wal/000000010000000000000001', false],
  ['pg_replslot/backup_1', false],
  ['postmaster.pid', false],
  ['backup_label', false],
  ['base/5/pg_internal.init', false],
  ['base/pgsql_tmp/pgsql_tmp12.0', false],
  ['global/pg_control', false],
])('%s is copied with the rest: %s', (path, answer) => {
  expect(isCopied(path)).toBe(answer)
})

test('copies the log from the first segment to the last', () => {
  const [first, last] = ['0000000100000000000000FE', '000000010000000100000001']
  const names = ['0000000100000000000000FD', first, '000000010000000100000000', last]
  const copied = names.filter((name) => isNeededLog(name, first, last))
  expect(copied).toEqual(names.slice(1))
  expect(isNeededLog('00000002.history', first, last)).toBe(true)
  expect(isNeededLog('archive_status', first, last)).toBe(false)
})

test('copies each file once; after a failure no copy is still running', async () => {
  const paths = Array.from({ length: 50 }, (_, index) => `file ${index}`)
  const done: string[] = []
  await forEachInParallel(paths, async (path) => void done.push(path))
  expect(done.toSorted()).toEqual(paths.toSorted())

  let running = 0
  const failing = forEachInParallel(paths, async (path) => {
    running += 1
    await new Promise((resolve) => void setImmediate(resolve))
    running -= 1
    if (path === 'file 45') throw new Error('damaged')
  })
  await expect(failing).rejects.toThrow('damaged')
  expect(running).toBe(0)
})
