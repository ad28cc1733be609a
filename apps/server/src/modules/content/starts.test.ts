import { expect, test } from 'vitest'
import { createStarts, type Start } from './starts.ts'

const resource = { resourceType: 'android', url: '/down', qrCodeUrl: null, labelNameEn: 'Android' }

test('a brand of which nothing is known starts with nothing', async () => {
  const starts = await createStarts(async () => new Map())
  expect(starts.of('a')).toEqual({ version: 0, resources: [] })
})

test('an older reading that comes last changes nothing; a failed one neither', async () => {
  const older: Start = { version: 1, resources: [] }
  const newer: Start = { version: 2, resources: [resource] }
  const readings = [Promise.resolve(newer), Promise.resolve(older)]
  const read = async () => {
    const start = await readings.shift()
    if (!start) throw new Error('no database')
    return new Map([['a', start]])
  }
  const starts = await createStarts(read)
  await starts.refresh('a')
  expect(starts.of('a')).toEqual(newer)
  await expect(starts.refresh()).rejects.toThrow('no database')
  expect(starts.of('a')).toEqual(newer)
})
