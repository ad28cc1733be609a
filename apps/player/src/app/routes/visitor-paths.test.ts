import { visitorPaths } from '@fairhouse/protocol'
import { expect, test } from 'vitest'
import { rows } from './rows.ts'

test('the pages for visitors of a brand for members are the same here and on the server', () => {
  const open = rows.filter(({ isForVisitors }) => isForVisitors).map(({ path }) => path)
  expect(open.toSorted()).toEqual([...visitorPaths].toSorted())
})
