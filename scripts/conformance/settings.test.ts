import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const enough = ['--url', 'http://localhost:3000/', '--vendor', 'SANDBOX', '--secret', 'hush']

test('the rest has the values of the demonstration', () => {
  expect(readSettings(enough)).toEqual({
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
  expect(readSettings([...enough, '--blocked', 'frozen', '--other-game', 'dice'])).toMatchObject({
    blocked: 'frozen',
    otherGame: 'dice',
  })
})

test.each([
  [[], 'Give the operator'],
  [enough.slice(2), 'Give the operator'],
  [enough.slice(0, 4), 'Give the operator'],
  [[...enough, '--game', ''], '--game needs a value'],
  [[...enough, '--url', 'localhost:3000'], '--url is no address'],
  [[...enough, '--mode', 'dream'], '--mode is real or trial'],
  [[...enough, '--speed', '9'], "Unknown option '--speed'"],
  [[...enough, 'demo'], "Unexpected argument 'demo'"],
])('%j is told in one line', (args, sentence) => {
  const problem = readSettings(args)
  expect(problem).toMatch(/^[^\n]+npm run vendor:conformance[^\n]+$/)
  expect(problem).toContain(sentence)
})
