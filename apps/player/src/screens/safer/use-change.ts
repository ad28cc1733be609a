import { useAction } from '#lib/action'
import { exclusionQuery, limitsQuery, type Exclusion, type Limits } from '#lib/limits'
import { useQueryClient } from '#lib/query'

/** Changes the limits; what is in force then is what all parts show. */
export function useLimitChange() {
  const client = useQueryClient()
  const { busy, problem, run } = useAction()
  const change = (send: () => Promise<Limits>) =>
    run(async () => client.write(limitsQuery(client), await send()))
  return { busy, problem, change }
}

/** The same for a break or an exclusion. */
export function useExclusionChange() {
  const client = useQueryClient()
  const { busy, problem, run } = useAction()
  const change = (send: () => Promise<Exclusion>) =>
    run(async () => client.write(exclusionQuery(client), await send()))
  return { busy, problem, change }
}
