import { amountOf } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { whySecond, type CreditFacts } from './second-person.ts'

const usual: CreditFacts = {
  came: amountOf(500n),
  asked: amountOf(500n),
  reported: undefined,
  isForeign: false,
  isByHand: true,
  least: amountOf(100n),
  most: amountOf(1000n),
  creditedAlone: amountOf(0n),
  above: amountOf(800n),
}

const units = (count: number) => amountOf(BigInt(count))

test.each<[string, Partial<CreditFacts>, string[]]>([
  ['a transfer as the member entered it', {}, []],
  ['a transfer of another amount', { came: units(501) }, ['asked']],
  ['a transfer of less', { came: units(499) }, ['asked']],
  ['what the provider reported', { isByHand: false, reported: units(500) }, []],
  [
    'what the provider reported instead of what was asked for',
    { isByHand: false, reported: units(400), came: units(400) },
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
  ['less than the method takes', { came: units(99), asked: units(99) }, ['limits']],
  ['the least the method takes', { came: units(100), asked: units(100) }, []],
  ['more than the method takes', { most: units(499) }, ['limits']],
  ['the amount that one person may credit', { creditedAlone: units(300) }, []],
  ['more with what was credited before', { creditedAlone: units(301) }, ['large']],
  ['anything where nothing is allowed alone', { above: units(0) }, ['large']],
  ['the amount of the penetration test', { came: units(99_000_000) }, ['asked', 'limits', 'large']],
])('[SEC-02] one person credits %s', (_about, change, why) => {
  expect(whySecond({ ...usual, ...change })).toEqual(why)
})
