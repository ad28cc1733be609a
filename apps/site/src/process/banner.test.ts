import { expect, test } from 'vitest'
import { banner } from './banner.ts'

const facts = {
  address: 'http://localhost:3000',
  opsAddress: 'http://127.0.0.1:3001',
  dataDir: '/home/ann/fairhouse/.data',
  seconds: 0.84,
}

test('the demo banner lists accounts and how to stop', () => {
  const accounts = [{ name: 'demo', kind: 'member', password: 'Fairhouse-demo-1' }]
  const directory = '/home/ann/fairhouse/.data/postgres'
  const demo = { accounts, totpSecret: 'JBSWY3DP' }
  const text = banner({ ...facts, demo, databaseDirectory: directory })
  expect(text).toContain('ready at http://localhost:3000 (0.8 s)')
  expect(text).toContain('demo  Fairhouse-demo-1  (member)')
  expect(text).toContain('JBSWY3DP')
  expect(text).toContain('http://localhost:3000/dev/outbox')
  expect(text).toContain('http://localhost:3000/office\n')
  expect(text).toContain('Ctrl-C')
  expect(text).not.toContain('Database')
})

test('a database outside the data folder is shown', () => {
  const databaseDirectory = '/var/lib/fairhouse/x/postgres'
  expect(banner({ ...facts, databaseDirectory })).toContain(databaseDirectory)
  const own = banner(facts)
  expect(own).toContain('that of DATABASE_URL')
  expect(own).not.toContain('Second factor')
})

test('a background process shows no address', () => {
  const text = banner({ ...facts, address: '' })
  expect(text).toContain('Fairhouse is ready (0.8 s)')
  expect(text).not.toContain('/office')
})
