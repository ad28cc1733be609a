import { call, type Value } from '@fairhouse/browser/call'
import { useEffect, useSyncExternalStore } from 'react'

type Name = Value<'POST /office/api/member/names'>['list'][number]

/** As many as one call takes. */
const most = 100

const known = new Map<string, Name>()
let wanted: string[] = []
const watchers = new Set<() => void>()

/** What an account is called, once the server has told; all of a list are asked for at once. */
export function useMemberName(id: string): Name | undefined {
  useEffect(() => want(id), [id])
  return useSyncExternalStore(watch, () => known.get(id))
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function want(id: string): void {
  if (known.has(id) || wanted.includes(id)) return
  if (wanted.length === 0) queueMicrotask(() => void ask())
  wanted.push(id)
}

async function ask(): Promise<void> {
  const asked = wanted
  wanted = []
  for (let first = 0; first < asked.length; first += most) {
    const ids = asked.slice(first, first + most)
    // Without an answer the ids stand where they are: a name only makes a list easier to read.
    const answer = await call('POST /office/api/member/names', { ids }).catch(() => undefined)
    for (const name of answer?.list ?? []) known.set(name.id, name)
  }
  for (const watcher of watchers) watcher()
}
