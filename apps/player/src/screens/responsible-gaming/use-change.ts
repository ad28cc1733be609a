import { useAction } from '#lib/action'
import { exclusionQuery, limitsQuery, type Exclusion, type Limits } from '#lib/limits'
import { useQueryClient } from '#lib/query'

/** Changes a limit and updates the cache that all sections read. */
export function useLimitChange() {
  const client = useQueryClient()
  const { busy, problem, run } = useAction()
  const change = (send: () => Promise<Limits>) =>
    run(async () => client.write(limitsQuery(client), await send()))
  return { busy, problem, change }
}

/** Starts a break or exclusion and updates the cache. */
export function useExclusionChange() {
  const client = useQueryClient()
  const { busy, problem, run } = useAction()
  const change = (send: () => Promise<Exclusion>) =>
    run(async () => client.write(exclusionQuery(client), await send()))
  return { busy, problem, change }
}
