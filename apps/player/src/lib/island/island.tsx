import type { PackCode } from '@fairhouse/i18n'
import { createElement, lazy, memo, Suspense, type ComponentType } from 'react'
import { useWords } from '#lib/words'

/**
 * A part that the server renders with the page and whose code loads later. Until then the rendered
 * HTML stays and its links work. It takes no props: a new render before its code is there would
 * replace the HTML with the fallback.
 */
export function createIsland(
  load: (language: PackCode) => Promise<ComponentType>,
  Waiting: ComponentType = Nothing,
) {
  let ready: ComponentType | undefined
  let later: ComponentType | undefined

  /** If the code fails to load, the rendered HTML stays. */
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

  /** Loads the part before the server renders, which cannot wait. */
  async function prepare(language: PackCode): Promise<void> {
    ready = await load(language)
  }

  return { Island, prepare }
}

const Nothing = () => null
