import { expect, test } from 'vitest'
import { createLog } from './index.ts'

function logged(log: (lines: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  log(createLog('debug', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('redacts secrets at any depth', () => {
  const text = logged((log) => {
    log.info({ password: 'hunter2' }, 'one')
    log.info({ headers: { authorization: 'hunter2', cookie: 'hunter2' } }, 'two')
    log.info({ request: { body: { newPassword: 'hunter2', token: 'hunter2' } } }, 'three')
  })
  expect(text).not.toContain('hunter2')
  expect(text.match(/Redacted/g)).toHaveLength(5)
})

test('logs message, code and stack of an error, not the values of a row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (name)=(anna) already exists.',
  })
  const text = logged((log) => log.error({ err: error }, 'failed'))
  expect(text).toContain('23505')
  expect(text).toContain('duplicate key')
  expect(text).not.toContain('anna')
})

test('escapes line breaks in values', () => {
  const text = logged((log) => log.info({ name: 'x\n{"level":"error"}' }, 'hello'))
  expect(text.trim().split('\n')).toHaveLength(1)
})
