import { expect, test } from 'vitest'
import { initArguments, serverArguments } from './settings.ts'

test('the caller’s settings override the defaults, except for the port', () => {
  const args = serverArguments('/d', 5433, { fsync: 'off', port: '1', shared_buffers: '32MB' })
  expect(args.slice(0, 2)).toEqual(['-D', '/d'])
  expect(args).toContain('fsync=off')
  expect(args).toContain('port=5433')
  expect(args).toContain('shared_buffers=32MB')
  expect(args).not.toContain('port=1')
})

test('keeps durability settings on and listens locally only', () => {
  const args = serverArguments('/d', 5433).join(' ')
  expect(args).not.toMatch(/fsync|synchronous_commit|full_page_writes/)
  expect(args).toContain('listen_addresses=127.0.0.1')
})

test('uses the same encoding and locale on all systems', () => {
  expect(initArguments('/d', '/p', 'linux')).toContain('--locale=C.UTF-8')
  expect(initArguments('/d', '/p', 'darwin')).toContain('--builtin-locale=C.UTF-8')
  expect(initArguments('/d', '/p', 'linux')).toContain('--encoding=UTF8')
})

test('hashes the password with one round', () => {
  expect(initArguments('/d', '/p', 'linux').join(' ')).toContain('-c scram_iterations=1')
  expect(serverArguments('/d', 5433).join(' ')).toContain('-c scram_iterations=1')
})
