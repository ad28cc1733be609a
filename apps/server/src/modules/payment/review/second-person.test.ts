import { amountOf } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { secondPersonReasons, type CreditFacts } from './second-person.ts'

const usual: CreditFacts = {
  received: amountOf(500n),
  requested: amountOf(500n),
  reported: undefined,
  isForeign: false,
  isByHand: true,
  least: amountOf(100n),
  most: amountOf(1000n),
  creditedAlone: amountOf(0n),
  threshold: amountOf(800n),
}

const units = (count: number) => amountOf(BigInt(count))

test.each<[string, Partial<CreditFacts>, string[]]>([
  ['a transfer as the member entered it', {}, []],
  ['a transfer of another amount', { received: units(501) }, ['asked']],
  ['a transfer of less', { received: units(499) }, ['asked']],
  ['what the provider reported', { isByHand: false, reported: units(500) }, []],
  [
    'what the provider reported instead of what was asked for',
    { isByHand: false, reported: units(400), received: units(400) },
    [],
  ],
  [
    'what was asked for instead of what the provider reported',
    { isByHand: false, reported: units(400) },
    ['reported'],
  ],
  ['what no provider confirmed', { isByHand: false }, ['unconfirmed']],
  [
    'another currency, whatever was reported',
    { isForeign: true, reported: units(500) },
    ['currency'],
  ],
  ['less than the method takes', { received: units(99), requested: units(99) }, ['limits']],
  ['the least the method takes', { received: units(100), requested: units(100) }, []],
  ['more than the method takes', { most: units(499) }, ['limits']],
  ['the amount that one person may credit', { creditedAlone: units(300) }, []],
  ['more with what was credited before', { creditedAlone: units(301) }, ['large']],
  ['anything where nothing is allowed alone', { threshold: units(0) }, ['large']],
  [
    'the amount of the penetration test',
    { received: units(99_000_000) },
    ['asked', 'limits', 'large'],
  ],
])('[SEC-02] one person credits %s', (_about, change, why) => {
  expect(secondPersonReasons({ ...usual, ...change })).toEqual(why)
})
