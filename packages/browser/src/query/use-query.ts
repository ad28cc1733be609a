import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { Question } from './asked.ts'
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
  /** Nothing is known yet, not even that it failed. */
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly refetch: () => Promise<void>
}

interface Watching<Data> {
  /** Asks again after so many milliseconds; false for not at all. */
  readonly every?: (state: QueryState<Data>) => number | false
}

/** What is known of a question, kept up to date while somebody looks at it. */
export function useQuery<Data>(
  question: Question<Data>,
  watching: Watching<Data> = {},
): Answer<Data> {
  const client = useQueryClient()
  const entry = client.entry(question(client))
  const read = () => entry.state
  const state = useSyncExternalStore(entry.watch, read, read)
  const data = useInAnotherLanguage(entry.key, state.data)
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

/** Until the answer is there in the language just chosen, the old one is shown: nothing moves. */
function useInAnotherLanguage<Data>(key: readonly unknown[], data: Data | undefined) {
  const [route, language, input] = key
  const name = JSON.stringify([route, input])
  const [kept, setKept] = useState({ name, language, data })
  if (data !== undefined && data !== kept.data) setKept({ name, language, data })
  // In the same language nothing means that it was forgotten.
  return data === undefined && kept.name === name && kept.language !== language ? kept.data : data
}

/** The last of what was there, while the next is on its way. */
export function useKept<Data>(data: Data | undefined): Data | undefined {
  const [kept, setKept] = useState(data)
  if (data !== undefined && data !== kept) setKept(data)
  return data ?? kept
}
