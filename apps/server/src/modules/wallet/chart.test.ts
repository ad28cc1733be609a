import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as chart from './chart.ts'

const { memberAccount, memberKinds, parseAddress: placeOf } = chart

test('an address names the member, or the house account and brand', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
  const books = fc.record({
    brand: code,
    currency: fc.constantFrom('VND' as const, 'THB' as const),
    lane: fc.nat(7),
  })
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(...memberKinds), code, books, (id, kind, name, own) => {
      const member = { memberId: id, kind, house: undefined, brand: undefined }
      expect(placeOf(memberAccount(id, kind, 'VND').address)).toEqual(member)
      const houses = [
        [chart.providerAccount(name, own), `vendor/${name}`],
        [chart.providerHoldAccount(name, own), `vendor/${name}/hold`],
        [chart.jackpotAccount(name, own), `jackpot/${name}`],
        [chart.paymentAccount(name, own), `payment/${name}`],
        [chart.transitAccount(own), 'transit'],
        [chart.feeAccount(own), 'house/fee'],
        [chart.worldAccount(own), 'world'],
      ] as const
      for (const [{ address }, house] of houses) {
        const nobody = { memberId: undefined, kind: undefined }
        expect(placeOf(address)).toEqual({ ...nobody, house, brand: own.brand })
      }
    }),
  )
})

test('an invalid address throws', () => {
  for (const text of ['', 'member/1', 'member/1/gold', 'vendor/X', 'vendor/X@main']) {
    expect(() => placeOf(text)).toThrow('no address')
  }
})
