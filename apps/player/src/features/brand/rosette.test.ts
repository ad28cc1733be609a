import { expect, test } from 'vitest'
import { ringPath, rings } from './rosette.ts'

test('every strand is a closed line that stays inside the picture', () => {
  for (const ring of rings) {
    const path = ringPath(ring)
    expect(path.match(/M/g)).toHaveLength(ring.strands)
    expect(path.match(/Z/g)).toHaveLength(ring.strands)
    const numbers = [...path.matchAll(/[\d.]+/g)].map(Number)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(400)
  }
})
