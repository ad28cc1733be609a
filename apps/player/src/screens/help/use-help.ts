import { helpQuery } from '#features/content'
import { useLastKnown, useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { useDebounced } from './use-debounced.ts'

const restMs = 200

/** The articles that match what was typed, and the last ones while others load. */
export function useHelp(typed: string) {
  const { language } = useWords()
  const requested = useDebounced(typed.trim(), restMs)
  const query = useQuery(helpQuery(language, requested))
  const data = useLastKnown(query.data)
  return {
    asked: requested,
    query: { ...query, data },
    isFound: requested !== '' && query.data !== undefined,
  }
}
