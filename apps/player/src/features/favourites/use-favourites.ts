import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { pushToast } from '@fairhouse/ui'
import { useCallback, useEffect, useMemo } from 'react'
import { requireRealAccount, useAccount } from '#lib/account'
import { call, CallRefused } from '#lib/call'
import { useQuery, useQueryClient } from '#lib/query'
import { favouritesQuery, hasFavourites, idsOf } from './query.ts'
import { storeIds } from './stored.ts'
import { createToggleQueue } from './toggle-queue.ts'

export interface Favourites {
  /** Newest first; undefined while loading. */
  readonly list: readonly GameItem[] | undefined
  readonly ids: ReadonlySet<number>
  readonly error: Error | undefined
  readonly retry: () => Promise<void>
  readonly toggle: (game: GameItem) => void
}

const { toggle } = createToggleQueue()

/** The favourites of this account; changes show at once and are then sent to the server. */
export function useFavourites(): Favourites {
  const account = useAccount()
  const { language } = useWords(lobbyWords)
  const { data: list, error, refetch } = useQuery(favouritesQuery(account, language))
  const ids = useMemo(() => idsOf(list, account), [list, account])
  useEffect(() => {
    if (list && hasFavourites(account)) storeIds(account.account, [...ids])
  }, [list, ids, account])
  return { list, ids, error, retry: refetch, toggle: useToggle() }
}

function useToggle() {
  const account = useAccount()
  const client = useQueryClient()
  const { t, language } = useWords(lobbyWords)
  const failed = t('lobby.favourite_failed')
  return useCallback(
    (game: GameItem) => {
      if (!requireRealAccount('registerFirst')) return
      const options = favouritesQuery(account, language)(client)
      const show = (isOn: boolean) => {
        const others = (client.read(options) ?? []).filter(({ nodeId }) => nodeId !== game.nodeId)
        client.write(options, isOn ? [game, ...others] : others)
      }
      const change = async () => {
        await client.prefetch(options)
        const known = client.read(options)
        if (!known) return void pushToast(failed, 'bad')
        const isOn = known.some(({ nodeId }) => nodeId === game.nodeId)
        show(!isOn)
        const result = await toggle(game.nodeId, isOn, !isOn, (isWanted) => send(game, isWanted))
        if (result?.problem === undefined) return undefined
        show(result.isOn)
        return void pushToast(textOf(result.problem) ?? failed, 'bad')
      }
      void change()
    },
    [account, client, language, failed],
  )
}

const textOf = (problem: unknown) => (problem instanceof CallRefused ? problem.message : undefined)

function send({ nodeId, providerCode, gameType }: GameItem, isWanted: boolean): Promise<unknown> {
  const game = { nodeId, vendor: providerCode, gameType }
  return isWanted
    ? call('PUT /wps/game/favourites', game)
    : call('POST /wps/game/favourites/remove', game)
}
