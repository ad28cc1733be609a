import { useWords } from '#lib/words'

export function useRailWords() {
  const { t } = useWords()
  return { back: t('home.rail_back'), on: t('home.rail_on') }
}
