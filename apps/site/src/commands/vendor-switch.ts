import { parseArgs } from 'node:util'
import { Refusal, StartError, withContext, type Context } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Say what, and on or off: npm run fairhouse -- provider:switch --code ACME --off, ' +
  'with --brand lotus for one brand and --game coin for one game'

interface SwitchRequest {
  code: string
  brand: string | undefined
  game: string | undefined
  isOn: boolean
}

/** Opens or closes a provider or one game, for all brands or one; running sites follow. */
async function main() {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      brand: { type: 'string' },
      game: { type: 'string' },
      on: { type: 'boolean', default: false },
      off: { type: 'boolean', default: false },
    },
  })
  const { code, brand, game, on: isOn, off } = values
  if (!code || isOn === off) throw new StartError(usage)
  await withDatabase((config) =>
    withContext(config, (context) => switchOnOrOff(context, { code, brand, game, isOn })),
  )
}

async function switchOnOrOff({ brands, gameAdmin, gameProvider }: Context, request: SwitchRequest) {
  const { code, game, isOn } = request
  const provider = gameProvider.all().find((candidate) => candidate.code === code)
  if (!provider) throw new StartError(`There is no vendor ${code}.`)
  const ownBrand = brands.all().find((candidate) => candidate.code === request.brand)
  if (request.brand !== undefined && !ownBrand)
    throw new StartError(`There is no brand ${request.brand}.`)
  await gameAdmin
    .turn({ vendor: code, game, brandId: ownBrand?.id }, isOn)
    .catch((error: unknown) => {
      throw error instanceof Refusal ? new StartError(`${code} has no game ${game}.`) : error
    })
  console.log(
    `${[code, request.brand, request.game].filter(Boolean).join(', ')}: ${isOn ? 'on' : 'off'}`,
  )
}

endCommand(main())
