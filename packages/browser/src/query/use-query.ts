import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { Query } from './call-query.ts'
import type { QueryClient } from './client.ts'
import type { QueryState } from './entry.ts'

const Context = createContext<QueryClient | undefined>(undefined)

export const QueryClientProvider = Context.Provider

export function useQueryClient(): QueryClient {
  const client = use(Context)
  if (!client) throw new Error('useQuery outside of QueryClientProvider')
  return client
}

export interface Answer<Data> extends QueryState<Data> {
  /** No data and no error yet. */
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly refetch: () => Promise<void>
}

interface QueryPolling<Data> {
  /** Polling interval in milliseconds, or false. */
  readonly every?: (state: QueryState<Data>) => number | false
}

/** Loads a query and re-renders when its state changes. */
export function useQuery<Data>(
  query: Query<Data>,
  watching: QueryPolling<Data> = {},
): Answer<Data> {
  const client = useQueryClient()
  const entry = client.entry(query(client))
  const read = () => entry.state
  const state = useSyncExternalStore(entry.watch, read, entry.readRendered)
  const data = useDataAcrossLanguages(entry.key, state.data)
  useEffect(() => entry.refresh(), [entry])
  const everyMs = watching.every?.(state) ?? false
  useEffect(() => {
    if (everyMs === false) return undefined
    const timer = setInterval(() => void entry.fetch(), everyMs)
    return () => clearInterval(timer)
  }, [entry, everyMs])
  return {
    ...state,
    data,
    isPending: data === undefined && !state.error,
    isFetching: state.fetchStatus === 'fetching',
    refetch: () => entry.fetch(),
  }
}

/** After a language change the old answer stays until the new one arrives. */
function useDataAcrossLanguages<Data>(key: readonly unknown[], data: Data | undefined) {
  const [route, language, input] = key
  const name = JSON.stringify([route, input])
  const [shown, setShown] = useState({ name, language, data })
  if (data !== undefined && data !== shown.data) setShown({ name, language, data })
  // In the same language, no data means that it was cleared.
  return data === undefined && shown.name === name && shown.language !== language
    ? shown.data
    : data
}

/** The last defined value, while the next one loads. */
export function useLastKnown<Data>(data: Data | undefined): Data | undefined {
  const [shown, setShown] = useState(data)
  if (data !== undefined && data !== shown) setShown(data)
  return data ?? shown
}
