import type { GameItem } from '@fairhouse/protocol'
import { pushToast } from '@fairhouse/ui'
import { useCallback, useEffect, useMemo } from 'react'
import { requireRealAccount, useAccount } from '#lib/account'
import { call, CallRefused } from '#lib/call'
import { useLobbyWords } from '#lib/lobby-words'
import { useQuery, useQueryClient } from '#lib/query'
import { favouritesQuery, hasFavourites, idsOf } from './query.ts'
import { storeIds } from './stored.ts'
import { createWishes } from './wishes.ts'

export interface Favourites {
  /** The last marked first; undefined while it is not known. */
  readonly list: readonly GameItem[] | undefined
  readonly ids: ReadonlySet<number>
  readonly error: Error | undefined
  readonly retry: () => Promise<void>
  readonly toggle: (game: GameItem) => void
}

const { wish } = createWishes()

/** What this account has marked, here at once and on the server as soon as it hears of it. */
export function useFavourites(): Favourites {
  const account = useAccount()
  const { language } = useLobbyWords()
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
  const { tg, language } = useLobbyWords()
  const failed = tg('lobby.favourite_failed')
  return useCallback(
    (game: GameItem) => {
      if (!requireRealAccount()) return
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
        const told = await wish(game.nodeId, isOn, !isOn, (isWanted) => send(game, isWanted))
        if (told?.problem === undefined) return undefined
        show(told.stands)
        return void pushToast(textOf(told.problem) ?? failed, 'bad')
      }
      void change()
    },
    [account, client, language, failed],
  )
}

const textOf = (problem: unknown) => (problem instanceof CallRefused ? problem.message : undefined)

function send({ nodeId, vassalage, gameType }: GameItem, isWanted: boolean): Promise<unknown> {
  const game = { nodeId, vendor: vassalage, gameType }
  return isWanted
    ? call('PUT /wps/game/favourites', game)
    : call('POST /wps/game/favourites/remove', game)
}
