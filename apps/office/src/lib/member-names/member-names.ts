import { call, type Value } from '@fairhouse/browser/call'
import { useEffect, useSyncExternalStore } from 'react'

type Name = Value<'POST /office/api/member/names'>['list'][number]

/** Maximum ids per call. */
const maxBatchSize = 100

const known = new Map<string, Name>()
let wanted: string[] = []
const watchers = new Set<() => void>()

/** Name of an account, once loaded. Ids of one render are loaded in one call. */
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
  const batch = wanted
  wanted = []
  for (let first = 0; first < batch.length; first += maxBatchSize) {
    const ids = batch.slice(first, first + maxBatchSize)
    // On failure the ids stay visible: names only make a list easier to read.
    const answer = await call('POST /office/api/member/names', { ids }).catch(() => undefined)
    for (const name of answer?.list ?? []) known.set(name.id, name)
  }
  for (const watcher of watchers) watcher()
}
