import { expect, test } from 'vitest'
import { appsOf } from './apps-of.ts'

const resource = (resourceType: string) => ({
  resourceType,
  url: 'https://play.example/get',
  qrCodeUrl: null,
  labelNameEn: resourceType,
})

test('only installable resources of a brand are apps', () => {
  const types = ['ANDROID', 'ios-store', 'facebook', 'mirror', 'app', 'happy']
  const found = appsOf({ resources: types.map(resource) })
  expect(found.map(({ resourceType }) => resourceType)).toEqual(['ANDROID', 'ios-store', 'app'])
})
