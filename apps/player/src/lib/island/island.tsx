import type { PackCode } from '@fairhouse/i18n'
import { createElement, lazy, memo, Suspense, type ComponentType } from 'react'
import { useWords } from '#lib/words'

/**
 * A part that the server draws with the page and whose code comes after the page's: until then it
 * stands as it was drawn, and its links lead where they lead. It takes nothing from who shows it:
 * what is made new before its code is there would be taken away until then.
 */
export function createIsland(
  load: (language: PackCode) => Promise<ComponentType>,
  Waiting: ComponentType = Nothing,
) {
  let ready: ComponentType | undefined
  let later: ComponentType | undefined

  /** What does not come leaves what was drawn as it is. */
  const loadQuietly = (language: PackCode) =>
    load(language).then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    )

  const Island = memo(function Island() {
    const { language } = useWords()
    later ??= lazy(() => loadQuietly(language))
    return <Suspense fallback={<Waiting />}>{createElement(ready ?? later)}</Suspense>
  })

  /** Before a server draws: it waits for nothing while it does. */
  async function prepare(language: PackCode): Promise<void> {
    ready = await load(language)
  }

  return { Island, prepare }
}

const Nothing = () => null
