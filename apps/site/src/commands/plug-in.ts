import { isProviderCode, StartError, trimSlashes, type Context } from '@fairhouse/server'

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
  const { code, transfer, launch, name, hot, trial } = options
  if (!code || !isProviderCode(code)) throw new StartError(usage)
  if (transfer !== undefined && !URL.canParse(transfer)) throw new StartError(usage)
  return context.gameAdmin.addProvider({
    code,
    terms: {
      name: name ?? code,
      wallet: transfer === undefined ? 'seamless' : 'transfer',
      launchUrl: launch ?? null,
      baseUrl: transfer === undefined ? null : trimSlashes(transfer),
      categories: listOf(options.categories),
      isHot: hot ?? false,
      hasTrial: trial ?? false,
    },
    games: listOf(options.games),
    brands: options.brands === undefined ? undefined : listOf(options.brands),
  })
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((part) => part !== '')
}
