import { expect, test } from 'vitest'
import { smsDestination } from './sms-destination.ts'

const served = ['VN', 'TH', 'US', 'GB']

test.each([
  ['+84901234567', 'VN'],
  ['+66812345678', 'TH'],
  ['+12025550123', 'US'],
  ['+447400123456', 'GB'],
])('[SEC-08] %s is a mobile number in %s', (number, country) => {
  expect(smsDestination(number, served)).toEqual({ country })
})

test.each([
  ['a premium number', '+8419001234', 'sms_number_off'],
  ['a premium number behind +1', '+19005551234', 'sms_number_off'],
  ['a premium number', '+448712345678', 'sms_number_off'],
  ['a personal number', '+447012345678', 'sms_number_off'],
  ['VoIP', '+84672401234', 'sms_number_off'],
  ['a land line', '+842438251234', 'sms_number_off'],
  ['another country', '+8613812345678', 'sms_country_off'],
  ['Jamaica, which shares +1', '+18765551234', 'sms_country_off'],
  ['the Isle of Man, which shares +44', '+447624123456', 'sms_country_off'],
  ['a satellite', '+881612345678', 'sms_country_off'],
  ['no number', 'nobody', 'sms_country_off'],
])('[SEC-08] %s (%s) gets no SMS', (_, number, refusal) => {
  expect(smsDestination(number, served)).toEqual({ refusal })
})
