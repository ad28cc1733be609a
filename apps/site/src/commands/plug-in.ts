import { randomBytes } from 'node:crypto'
import { gameCategories } from '@fairhouse/protocol'
import { StartError, type Context } from '@fairhouse/server'

/** Options of a new provider from the command line; lists are separated by commas. */
export interface PlugInOptions {
  code?: string | undefined
  games?: string | undefined
  /** URL of the provider's transfer wallet, if it keeps balances itself. */
  transfer?: string | undefined
  /** Launch URL with `{ticket}` in it. */
  launch?: string | undefined
  name?: string | undefined
  categories?: string | undefined
  /** Codes of the brands that have the provider; all brands without it. */
  brands?: string | undefined
  hot?: boolean | undefined
  /** The provider supports trial play. */
  trial?: boolean | undefined
}

const usage =
  'Give its code, and what it has: npm run fairhouse -- provider:add --code ACME ' +
  '[--name "Acme Games"] [--games coin,dice] ' +
  '[--launch "https://acme.example/game?ticket={ticket}&game={game}"] [--categories RNG,LIVE] ' +
  '[--brands lotus] [--hot] [--trial] [--transfer https://acme.example/wallet]'

/** Adds a provider and returns the secret with which both sides sign. */
export async function plugIn(context: Context, options: PlugInOptions): Promise<string> {
  const { gameProvider } = context
  const { code, transfer, launch, name, hot, trial } = options
  if (!code || !/^[A-Z0-9_-]{2,32}$/.test(code)) throw new StartError(usage)
  if (transfer !== undefined && !URL.canParse(transfer)) throw new StartError(usage)
  if (gameProvider.isKnown(code)) throw new StartError(`There is a vendor ${code} already.`)
  const secret = randomBytes(32).toString('base64url')
  await gameProvider.put({
    code,
    secret,
    wallet: transfer === undefined ? 'seamless' : 'transfer',
    baseUrl: transfer?.replace(/\/$/, '') ?? null,
    games: gamesOf(options.games),
    name: name ?? code,
    launchUrl: launch ?? null,
    categories: categoriesOf(options.categories),
    isHot: hot ?? false,
    hasTrial: trial ?? false,
    ...(options.brands !== undefined && { brandIds: brandsOf(context, options.brands) }),
  })
  return secret
}

function gamesOf(text: string | undefined): string[] {
  const games = listOf(text)
  const invalid = games.find((game) => !/^[\w.-]{1,64}$/.test(game))
  if (invalid !== undefined) throw new StartError(`${invalid} cannot be the code of a game.`)
  return games
}

function categoriesOf(text: string | undefined): string[] {
  const categories = listOf(text)
  const invalid = categories.find((name) => !gameCategories.some((category) => category === name))
  if (invalid === undefined) return categories
  throw new StartError(`${invalid} is none of ${gameCategories.join(', ')}.`)
}

function brandsOf({ brands }: Context, text: string): string[] {
  return listOf(text).map((code) => {
    const brand = brands.all().find((one) => one.code === code)
    if (!brand) throw new StartError(`There is no brand ${code}.`)
    return brand.id
  })
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((part) => part !== '')
}
