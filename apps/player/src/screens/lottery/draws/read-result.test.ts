import { createHmac } from 'node:crypto'
import { drawStream, lotteries } from '@fairhouse/engines/lottery'
import { expect, test } from 'vitest'
import { groupOfRules, readResult, readVnResult } from './read-result.ts'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const rng = () => drawStream(hmac, { seed: 'ab'.repeat(32), salt: 'cd'.repeat(32), place: 3 })

test.each(lotteries.map((lottery) => [lottery.id, lottery] as const))(
  'reads a draw of %s, and none of another group',
  (id, lottery) => {
    const draw = lottery.draw(rng())
    const read = readResult(groupOfRules(id), JSON.parse(JSON.stringify(draw)))
    expect(read?.kind === 'vn' ? read.stations.flat() : read?.numbers).toEqual(
      id === 'vn-two-stations' && Array.isArray(draw) ? draw.flat() : draw,
    )
    const others = ['ssc', 'k3', 'pk10', 'keno', 'vn-north'].filter(
      (one) => one !== groupOfRules(id),
    )
    // Five different numbers from 1 to 9 may be a draw of SSC too.
    for (const other of others.filter((one) => id !== '11x5' || one !== 'ssc')) {
      const isDice = groupOfRules(id) === 'lucky-28' && other === 'k3'
      if (!isDice) expect(readResult(other, draw), other).toBeUndefined()
    }
  },
)

test.each([
  ['ssc', null],
  ['ssc', undefined],
  ['ssc', '12345'],
  ['ssc', [1, 2, 3, 4]],
  ['ssc', [1, 2, 3, 4, 10]],
  ['ssc', [1, 2, 3, 4, 1.5]],
  ['ssc', ['1', '2', '3', '4', '5']],
  ['11x5', [1, 1, 2, 3, 4]],
  ['k3', [0, 1, 2]],
  ['pk10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]],
  ['vn-north', ['12345']],
  ['vn-south', [['12'], ['34']]],
  ['unknown', [1, 2, 3]],
  ['toString', [1, 2, 3]],
])('%s has no result %j', (group, result) => {
  expect(readResult(group, result)).toBeUndefined()
})

test('the region of a Vietnamese result is known by its numbers', () => {
  const drawn = (id: string) => lotteries.find((one) => one.id === id)?.draw(rng())
  expect(readVnResult(drawn('vn-north'))?.region).toBe('north')
  expect(readVnResult(drawn('vn-south'))?.region).toBe('south')
  expect(readVnResult(drawn('vn-two-stations'))?.stations).toHaveLength(2)
  expect(readVnResult(drawn('ssc'))).toBeUndefined()
})
