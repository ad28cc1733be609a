import type { PackCode, Values, WordKey } from '@fairhouse/i18n'
import { translateLater, type KeyOf, type LaterWords } from '@fairhouse/i18n/later'
import { useEffect, useState } from 'react'
import { useWords } from '#lib/words'

/** Words that come with the parts that say them: in the language of the page, and in the next. */
export function createLaterWords<Words extends LaterWords>(
  loadWords: (code: PackCode) => Promise<Words>,
) {
  const ready = new Map<PackCode, Words>()
  let last: Words | undefined

  async function prepare(code: PackCode): Promise<void> {
    const words = ready.get(code) ?? (await loadWords(code))
    ready.set(code, words)
    last = words
  }

  /** A part whose words are these: both come together. */
  async function loadWith<Part>(load: () => Promise<Part>, code: PackCode): Promise<Part> {
    const [part] = await Promise.all([load(), prepare(code)])
    return part
  }

  /** The words of the page and these; after another choice, when both are there. */
  function useLater() {
    const { language, tag, t } = useWords()
    const [, setCount] = useState(0)
    const known = ready.get(language)
    useEffect(() => {
      if (known) return
      void prepare(language).then(
        () => setCount((before) => before + 1),
        () => undefined,
      )
    }, [known, language])
    const words = known ?? last
    if (!words) throw new Error('these words are used by what was loaded without them')
    return {
      later: (key: KeyOf<Words>, values?: Values) => translateLater(words, tag, key, values),
      t: (key: WordKey, values?: Values) => t(key, values),
      language,
      tag,
    }
  }

  return { loadWith, useLater }
}
