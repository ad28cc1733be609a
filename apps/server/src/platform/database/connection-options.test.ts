import { expect, test } from 'vitest'
import { connectionOptions } from './connection-options.ts'

test.each([
  ['postgres://site@db/fairhouse', 5000],
  ['postgres://site@db/fairhouse?connect_timeout=30', 30_000],
  ['postgres://site@db/fairhouse?sslmode=require&connect_timeout=0', 5000],
  ['postgres://site@db/fairhouse?connect_timeout=soon', 5000],
])('connect_timeout of %s is %d ms', (url, ms) => {
  expect(connectionOptions(url).connectionTimeoutMillis).toBe(ms)
})
