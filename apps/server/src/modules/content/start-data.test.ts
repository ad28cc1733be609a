import { expect, test } from 'vitest'
import { createStartDataCache, type StartData } from './start-data.ts'

const resource = { resourceType: 'android', url: '/down', qrCodeUrl: null, labelNameEn: 'Android' }

test('a brand of which nothing is known starts with nothing', async () => {
  const starts = await createStartDataCache(async () => new Map())
  expect(starts.get('a')).toEqual({ version: 0, resources: [] })
})

test('an older reading that comes last changes nothing; a failed one neither', async () => {
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
