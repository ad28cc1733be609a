import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { Listed } from '#features/list'
import { Page } from '#features/page'
import { useWords } from '#lib/later-words'
import type { Told } from './told.ts'
import { useTold } from './use-told.ts'

interface Props<One> {
  tab: 'methods' | 'providers'
  /** The title of one that is to be. */
  added: string
  listOf: (told: Told) => readonly One[]
  children: (told: Told, one: One | undefined, list: string) => ReactNode
}

/** The page of one that the address names, or of a new one. */
export function EditPage<One extends { code: string }>(props: Props<One>) {
  const { tab, added, listOf, children } = props
  const { t } = useWords()
  const { code } = useParams<{ code: string }>()
  const { answer, addressOf } = useTold()
  const list = addressOf(tab)
  const title = code === 'new' ? added : code
  return (
    <Page title={title} back={{ href: list, label: t(`payments.tab_${tab}`) }}>
      <Listed answer={answer}>
        {(told) => {
          const one = listOf(told).find((each) => each.code === code)
          if (!one && code !== 'new') return <p>{t('common.not_there')}</p>
          return children(told, one, list)
        }}
      </Listed>
    </Page>
  )
}
