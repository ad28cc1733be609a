import { parseArgs } from 'node:util'
import { amountOf, toWire } from '@fairhouse/money'
import { StartError } from '@fairhouse/server'
import { forBrand } from './for-brand.ts'
import { endCommand } from './with-database.ts'

const money = (units: string) => toWire(amountOf(BigInt(units)))
const stateOf = (enabled: boolean) => (enabled ? 'on' : 'off')

/** Lists the payment providers and deposit methods of a brand, without secrets. */
async function main() {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } })
  const { brand } = values
  if (!brand)
    throw new StartError('Say which brand: npm run fairhouse -- payment:list --brand lotus')
  await forBrand(brand, async ({ payment }, brandId) => {
    const { providers, methods } = await payment.setUp.list(brandId)
    for (const { code, kind, url, paysOut, enabled } of providers) {
      const facts = ['provider', code, kind, stateOf(enabled), url ?? '-', paysOut.join(',') || '-']
      console.log(facts.join('\t'))
    }
    for (const { code, provider, currency, least, most, mostADay, enabled } of methods) {
      const limits = [least, most, mostADay].map(money)
      const facts = ['method', code, provider, stateOf(enabled), currency, ...limits]
      console.log(facts.join('\t'))
    }
  })
}

endCommand(main())
