import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createTestSite } from './testing/index.ts'

const program = fileURLToPath(new URL('./staff-add.ts', import.meta.url))

function addStaff(databaseUrl: string, name: string, password: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const options = { env, input: `${password}\n`, encoding: 'utf8' } as const
  return spawnSync(process.execPath, [program, '--name', name], options)
}

test('the first administrator is added by a command and signs in with what it prints', async () => {
  await using site = await createTestSite()
  const { url } = site.context.kit.database
  const password = `pass-${randomUUID()}`
  const { stdout, status } = addStaff(url, 'anna', password)
  expect(status).toBe(0)
  const [, secret = ''] = /secret (\w+)/.exec(stdout) ?? []
  expect(stdout).toContain('otpauth://totp/Fairhouse:anna')
  const code = TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: site.now().getTime(),
  })
  const login = { username: 'anna', password, code }
  expect(await site.visitor().must('POST /office/api/session/login', login)).toMatchObject({
    name: 'anna',
  })
  const again = addStaff(url, 'Anna', password)
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('taken')])
})

test.each([
  ['a bad name', 'x', 'long enough a password', 'Give a name'],
  ['a short password', 'anna', 'short', 'at least 12'],
])('%s is refused in one sentence', (_, name, password, sentence) => {
  const { status, stderr } = addStaff('postgres://127.0.0.1:1/none', name, password)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
})
