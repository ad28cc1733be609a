import { adminWords } from '@fairhouse/i18n/office'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { LoadState } from '#features/list'
import { Page } from '#features/page'
import { useWords } from '#lib/words'
import type { PaymentConfig } from './view.ts'
import { usePayments } from './use-payments.ts'

interface Props<Item> {
  tab: 'methods' | 'providers'
  /** Title for a new item. */
  added: string
  listOf: (config: PaymentConfig) => readonly Item[]
  children: (config: PaymentConfig, item: Item | undefined, list: string) => ReactNode
}

/** Edit page of the item in the address, or of a new one. */
export function EditPage<Item extends { code: string }>(props: Props<Item>) {
  const { tab, added, listOf, children } = props
  const { t } = useWords(adminWords)
  const { code } = useParams<{ code: string }>()
  const { answer, addressOf } = usePayments()
  const list = addressOf(tab)
  const title = code === 'new' ? added : code
  return (
    <Page title={title} back={{ href: list, label: t(`payments.tab_${tab}`) }}>
      <LoadState answer={answer}>
        {(config) => {
          const item = listOf(config).find((each) => each.code === code)
          if (!item && code !== 'new') return <p>{t('common.not_there')}</p>
          return children(config, item, list)
        }}
      </LoadState>
    </Page>
  )
}
