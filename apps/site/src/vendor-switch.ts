import { parseArgs } from 'node:util'
import { Refusal, StartError, withContext, type Context } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Say what, and on or off: npm run fairhouse -- provider:switch --code ACME --off, ' +
  'with --brand lotus for one brand and --game coin for one game'

interface Asked {
  code: string
  brand: string | undefined
  game: string | undefined
  isOn: boolean
}

/** Opens or closes a vendor or a game of it, for all brands or one; running sites follow. */
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
    withContext(config, (context) => turn(context, { code, brand, game, isOn })),
  )
}

async function turn({ brands, gameAdmin, gameProvider }: Context, asked: Asked) {
  const { code, game, isOn } = asked
  const known = gameProvider.all().find((one) => one.code === code)
  if (!known) throw new StartError(`There is no vendor ${code}.`)
  const own = brands.all().find((one) => one.code === asked.brand)
  if (asked.brand !== undefined && !own) throw new StartError(`There is no brand ${asked.brand}.`)
  await gameAdmin.turn({ vendor: code, game, brandId: own?.id }, isOn).catch((error: unknown) => {
    throw error instanceof Refusal ? new StartError(`${code} has no game ${game}.`) : error
  })
  console.log(
    `${[code, asked.brand, asked.game].filter(Boolean).join(', ')}: ${isOn ? 'on' : 'off'}`,
  )
}

endCommand(main())
