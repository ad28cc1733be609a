import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const required = ['--url', 'http://localhost:3000/', '--vendor', 'SANDBOX', '--secret', 'hush']

test('defaults to the values of the demonstration', () => {
  expect(readSettings(required)).toEqual({
    url: 'http://localhost:3000',
    vendor: 'SANDBOX',
    secret: 'hush',
    game: 'sandbox-game',
    account: 'demo',
    mode: 'real',
    blocked: undefined,
    otherGame: undefined,
    only: undefined,
  })
  expect(readSettings([...required, '--blocked', 'frozen', '--other-game', 'dice'])).toMatchObject({
    blocked: 'frozen',
    otherGame: 'dice',
  })
})

test.each([
  [[], 'Give the operator'],
  [required.slice(2), 'Give the operator'],
  [required.slice(0, 4), 'Give the operator'],
  [[...required, '--game', ''], '--game needs a value'],
  [[...required, '--url', 'localhost:3000'], '--url is no address'],
  [[...required, '--mode', 'dream'], '--mode is real or trial'],
  [[...required, '--speed', '9'], "Unknown option '--speed'"],
  [[...required, 'demo'], "Unexpected argument 'demo'"],
])('reports %j in one line', (args, sentence) => {
  const problem = readSettings(args)
  expect(problem).toMatch(/^[^\n]+npm run vendor:conformance[^\n]+$/)
  expect(problem).toContain(sentence)
})
