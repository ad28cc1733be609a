import { parseArgs } from 'node:util'
import { StartError, withContext, type Context } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Say what, and on or off: npm run vendor:switch -- --code ACME --off, ' +
  'with --brand lotus for one brand or --game coin for one game'

interface Asked {
  code: string
  brand: string | undefined
  game: string | undefined
  isOn: boolean
}

/** Opens or closes a vendor, for all brands or one, or a game of it; running sites follow. */
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
  const isTooMuch = brand !== undefined && game !== undefined
  if (!code || isOn === off || isTooMuch) throw new StartError(usage)
  await withDatabase((config) =>
    withContext(config, (context) => turn(context, { code, brand, game, isOn })),
  )
}

async function turn({ brand, vendor }: Context, asked: Asked) {
  const { code, isOn } = asked
  if (!vendor.isKnown(code)) throw new StartError(`There is no vendor ${code}.`)
  if (asked.game !== undefined) await vendor.setGame(code, asked.game, isOn)
  else if (asked.brand === undefined) await vendor.setEnabled(code, isOn)
  else {
    const own = brand.all().find((one) => one.code === asked.brand)
    if (!own) throw new StartError(`There is no brand ${asked.brand}.`)
    await vendor.setBrand(code, own.id, isOn)
  }
  console.log(
    `${[code, asked.brand, asked.game].filter(Boolean).join(', ')}: ${isOn ? 'on' : 'off'}`,
  )
}

endCommand(main())
