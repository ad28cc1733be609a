import { parseArgs } from 'node:util'
import { StartError } from '@fairhouse/server'
import { forBrand, switchOf } from './for-brand.ts'
import { endCommand } from './with-database.ts'

const usage =
  'Say which: npm run fairhouse -- payment:method --brand lotus --code cards --provider acme ' +
  '--least 50000 --most 5000000 [--most-a-day 20000000] [--quick 100000,500000] ' +
  '[--fee-percent 0.5] [--fee-fixed 1000] [--minutes 15] [--name "Acme"] [--place 1] ' +
  '[--channel page|momo|zalopay|usdt] ' +
  '[--institution "First Bank" --account-number 123 --account-name LOTUS --qr …]; ' +
  '--off and --on switch it'

const text = { type: 'string' } as const

/** Adds or changes a deposit method of a brand; running sites apply it at once. */
async function main() {
  const { values } = parseArgs({
    options: {
      brand: text,
      code: text,
      provider: text,
      currency: text,
      name: text,
      channel: text,
      least: text,
      most: text,
      'most-a-day': text,
      quick: text,
      'fee-percent': text,
      'fee-fixed': text,
      minutes: text,
      institution: text,
      'account-number': text,
      'account-name': text,
      qr: text,
      place: text,
      on: { type: 'boolean', default: false },
      off: { type: 'boolean', default: false },
    },
  })
  const { brand, code, provider, currency, name, least, most, minutes, institution, qr } = values
  const { channel } = values
  if (!brand || !code) throw new StartError(usage)
  const changes = {
    provider,
    currency,
    name,
    channel,
    least,
    most,
    minutes,
    institution,
    qr,
    mostADay: values['most-a-day'],
    quick: values.quick?.split(',').filter((part) => part !== ''),
    feePercent: values['fee-percent'],
    feeFixed: values['fee-fixed'],
    accountNumber: values['account-number'],
    accountName: values['account-name'],
    place: sortOrderOf(values.place),
    enabled: switchOf(values),
  }
  await forBrand(brand, async ({ payment }, brandId) => {
    const outcome = await payment.setUp.method(brandId, code, changes)
    console.log(`${brand}, ${code}: ${outcome}`)
  })
}

function sortOrderOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^\d{1,3}$/.test(value)) throw new StartError(`The place ${value} is not 0 to 999.`)
  return Number(value)
}

endCommand(main())
