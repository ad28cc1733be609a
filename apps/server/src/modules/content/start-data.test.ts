import { expect, test } from 'vitest'
import { createStartDataCache, type StartData } from './start-data.ts'

const resource = { resourceType: 'android', url: '/down', qrCodeUrl: null, labelNameEn: 'Android' }

test('an unknown brand starts empty', async () => {
  const starts = await createStartDataCache(async () => new Map())
  expect(starts.get('a')).toEqual({ version: 0, resources: [] })
})

test('an older or failed read that arrives last changes nothing', async () => {
  const older: StartData = { version: 1, resources: [] }
  const newer: StartData = { version: 2, resources: [resource] }
  const readings = [Promise.resolve(newer), Promise.resolve(older)]
  const read = async () => {
    const start = await readings.shift()
    if (!start) throw new Error('no database')
    return new Map([['a', start]])
  }
  const starts = await createStartDataCache(read)
  await starts.refresh('a')
  expect(starts.get('a')).toEqual(newer)
  await expect(starts.refresh()).rejects.toThrow('no database')
  expect(starts.get('a')).toEqual(newer)
})
