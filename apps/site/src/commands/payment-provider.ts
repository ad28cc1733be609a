import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { targetKinds } from '@fairhouse/protocol/payment'
import { StartError } from '@fairhouse/server'
import { forBrand, switchOf } from './for-brand.ts'
import { endCommand } from './with-database.ts'

const usage =
  'Say which: npm run fairhouse -- payment:provider --brand lotus --code acme --kind webhook ' +
  '--url https://pay.acme.example --pays-out bank,ewallet, with its secret in PAYMENT_SECRET ' +
  'or in --secret-file; --off and --on switch it'

/** Adds or changes a payment provider of a brand; running sites apply it at once. */
async function main() {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      code: { type: 'string' },
      kind: { type: 'string' },
      url: { type: 'string' },
      'pays-out': { type: 'string' },
      'secret-file': { type: 'string' },
      on: { type: 'boolean', default: false },
      off: { type: 'boolean', default: false },
    },
  })
  const { brand, code, kind, url } = values
  if (!brand || !code) throw new StartError(usage)
  const secret = secretOf(values['secret-file'])
  const paysOut = values['pays-out'] === undefined ? undefined : kindsOf(values['pays-out'])
  const changes = { kind, baseUrl: url, secret, paysOut, enabled: switchOf(values) }
  await forBrand(brand, async ({ payment }, brandId) => {
    const outcome = await payment.setUp.provider(brandId, code, changes)
    console.log(`${brand}, ${code}: ${outcome}`)
  })
}

/** The secret is never an argument, because every user of the machine can see arguments. */
function secretOf(file: string | undefined): string | undefined {
  if (file === undefined) return process.env.PAYMENT_SECRET
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new StartError(`The file ${file} cannot be read.`)
  }
}

function kindsOf(text: string) {
  return text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const kind = targetKinds.find((one) => one === part)
      if (!kind) throw new StartError(`${part} is none of ${targetKinds.join(', ')}.`)
      return kind
    })
}

endCommand(main())
