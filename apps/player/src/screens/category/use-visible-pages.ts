import { useEffect, useMemo } from 'react'
import { pageSize } from '#features/games'
import { pageAt } from './game-list.ts'
import { throttle } from './throttle.ts'

/** Visible share of a placeholder that triggers loading. */
const threshold = 0.1
const aheadPx = 600
const everyMs = 200

interface Rows {
  readonly from: number
  readonly to: number
  readonly total: number
}

/** Requests the pages of placeholders that are in view, and those next to the rendered rows. */
export function useVisiblePages(want: (pageNo: number) => void, rows: Rows | undefined) {
  const watcher = useMemo(() => createWatcher(want), [want])
  useEffect(() => watcher.stop, [watcher])
  const { from = 0, to = 0, total = 0 } = rows ?? {}
  useEffect(() => {
    if (total === 0) return
    const around = [from - pageSize / 2, to - 1 + pageSize / 2]
    const [first = 0, last = 0] = around.map((at) => pageAt(Math.min(total - 1, Math.max(0, at))))
    watcher.prepare([first, last])
  }, [watcher, from, to, total])
  return watcher.watch
}

function createWatcher(want: (pageNo: number) => void) {
  const pages = new Map<Element, number>()
  const seen = new Set<Element>()
  let near: readonly number[] = []
  // Placeholders that were only scrolled past are not loaded.
  const ask = throttle(() => {
    const shown = [...seen].map((place) => pages.get(place) ?? 0)
    for (const pageNo of new Set([...shown, ...near])) want(pageNo)
  }, everyMs)
  let observer: IntersectionObserver | undefined
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    }
    if (seen.size > 0) ask.call()
  }
  return {
    prepare: (pageNos: readonly number[]) => {
      near = pageNos
      ask.call()
    },
    watch: (place: Element, pageNo: number) => {
      observer ??= new IntersectionObserver(look, { threshold, rootMargin: `${aheadPx}px 0px` })
      pages.set(place, pageNo)
      observer.observe(place)
      return () => {
        observer?.unobserve(place)
        pages.delete(place)
        seen.delete(place)
      }
    },
    stop: () => {
      ask.stop()
      observer?.disconnect()
      observer = undefined
    },
  }
}
