import { visitorPaths } from '@fairhouse/protocol'
import { expect, test } from 'vitest'
import { rows } from './rows.ts'

test('player and server list the same pages for visitors of a members-only brand', () => {
  const open = rows.filter(({ isForVisitors }) => isForVisitors).map(({ path }) => path)
  expect(open.toSorted()).toEqual([...visitorPaths].toSorted())
})
